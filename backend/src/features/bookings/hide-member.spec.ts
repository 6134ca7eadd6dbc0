import {
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql'
import type { Caller } from '../../../test/caller'
import { createCalendarPath } from '../../../test/calendar'
import { openCourts } from '../../../test/courts'
import { startApi } from '../../../test/harness'
import { findMails, rendered } from '../../../test/mails'
import {
  AnswerInvitationDocument,
  BookingPlayersDocument,
  HideFromMemberDocument,
  InvitePlayerDocument,
  LeaveBookingDocument,
  MembersHiddenFromDocument,
  OpenSpotsDocument,
  PlayedWithDocument,
  PlayerBookingsDocument,
  PlayerLinkDocument,
  RemovePlayerDocument,
  SayOpenPlayDocument,
  ShowToMemberDocument,
} from '../../../test/operations'
import {
  EIGHT_PM,
  NOW,
  SIX_PM,
  answering,
  book,
  codeOf,
  createThreeMembers,
  hidingFrom,
  insertBooking,
  invite,
  invitePlayerTo,
  inviting,
  joining,
  linkOf,
  openSpots,
  taking,
} from '../../../test/players'
import { registry } from '../../../test/registry'
import { services } from '../../../test/services'
import { literals, valuesOf } from '../../../test/sample-arguments'
import { countsOf, outcomesOf } from '../../../test/status-changes'
import { startThreeServers } from '../../../test/three-servers'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { declarationOf } from '../../graphql/operation.decorators'
import { Mail } from '../../mail/mail.entity'
import { createSchema } from '../../schema'
import { BookingPlayer } from './booking-player.entity'
import { playerAnsweredMail, playerRemovedMail } from './booking-players.mails'

const api = startApi()
const callersOf = startThreeServers(api)

const [PAST, SEVEN_PM, NINE_PM] = [
  '2026-11-25T23:00:00Z',
  '2026-11-27T00:00:00Z',
  '2026-11-27T02:00:00Z',
] as const
const LATER = '2026-11-26T15:00:00Z'

const courts = openCourts(api, NOW)
const [[ann, bo, cy], [hider, hidden, other]] = createThreeMembers(api, [
  { firstName: 'Annunziata', lastName: 'Quorbat', showsPlayName: true },
  { firstName: 'Bonifacio', lastName: 'Vorpal', showsPlayName: true },
  { firstName: 'Cyprian', lastName: 'Zyxwin', showsPlayName: true },
])

const noMember = { fields: [{ field: 'email', message: 'No member has this address' }] }

/** Has both play in a booking that is over, and in one of another member. */
async function playTogether(): Promise<void> {
  await invitePlayerTo(await insertBooking(ann, courts[0]!, PAST), bo, api.now(), true)
  api.at(LATER)
  const shared = await insertBooking(cy, courts[0]!, NINE_PM)
  for (const user of [ann, bo]) await invitePlayerTo(shared, user, api.now(), true)
}

/** Has one play with the other, who has not answered yet. */
async function inviteEachOther(): Promise<void> {
  await hidden.ok(
    ...answering(await invite(hider, await insertBooking(ann, courts[0]!, SIX_PM), bo)),
  )
  await invite(hidden, await insertBooking(bo, courts[1]!, SEVEN_PM), ann)
}

/** Has both open spots and come to open play. */
async function openToOthers(): Promise<void> {
  await openSpots(hider, await insertBooking(ann, courts[0]!, EIGHT_PM))
  await openSpots(hidden, await insertBooking(bo, courts[1]!, EIGHT_PM))
  for (const caller of [hider, hidden])
    await caller.ok(SayOpenPlayDocument, { input: { comesAt: '2026-11-27T05:00:00Z' } })
}

const schema = createSchema(registry)

/** Selects everything that needs no argument, to this depth. */
function allOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type)
  if (isLeafType(named)) return ''
  if (!isObjectType(named) || depth === 0) return '{ __typename }'
  const fields = Object.values(named.getFields()).filter(
    ({ args }) => !args.some(isRequiredArgument),
  )
  return `{ ${fields.map(field => `${field.name} ${allOf(field.type, depth - 1)}`).join(' ')} }`
}

const queryOf = ({ name, args, type }: GraphQLField<unknown, unknown>): string => {
  const required = args.filter(isRequiredArgument)
  const values = literals(required, valuesOf(required, {}))
  return `{ ${name}${values === '' ? '' : `(${values})`} ${allOf(type, 4)} }`
}

const queries = schema.getQueryType()?.getFields() ?? {}

/** Returns the response to a query of the schema, as text. */
async function readQuery(caller: Caller, name: string): Promise<string> {
  const response = await caller.post('/graphql', { query: queryOf(queries[name]!) })
  return response.text()
}

/** Returns what a member reads by these queries, by its calendar and in mails, by name. */
async function readAll(
  caller: Caller,
  { email }: User,
  names: readonly string[],
): Promise<Map<string, string>> {
  const read = new Map<string, string>()
  for (const name of names) read.set(name, await readQuery(caller, name))
  const path = await createCalendarPath(caller)
  read.set('calendar file', await (await api.visitor.send(path)).text())
  for (const mail of await db.getRepository(Mail).findBy({ to: email }))
    read.set(`mail ${mail.key}`, JSON.stringify(await services.renderMail(mail, db.manager)))
  return read
}

/** Returns where another member is read of: the names of queries, the calendar, mails. */
function traces(read: ReadonlyMap<string, string>, of: User): string[] {
  const names = [...read]
    .filter(([, text]) => [of.id, of.firstName!, of.lastName!].some(one => text.includes(one)))
    .map(([name]) => name.split(':')[0]!)
  return [...new Set(names)].toSorted()
}

/** What shows the other members. */
const showing = ['bookingPlayers', 'openPlay', 'openSpots', 'playedWith', 'playerBookings']

test('hidden members read nothing of each other, neither invite each other nor take each other’s spots, whoever hides (HIDE-1)', async () => {
  await playTogether()
  await inviteEachOther()
  await openToOthers()
  expect(traces(await readAll(hider, ann, showing), bo)).toEqual(
    [...showing, 'mail player_answered', 'mail player_invited'].toSorted(),
  )
  expect(traces(await readAll(hidden, bo, showing), ann)).toEqual(showing)
  await hider.ok(...hidingFrom(bo))
  // A member has chosen those from whom they hide, and reads nothing of the team (access.spec).
  const names = Object.values(schema.getQueryType()!.getFields())
    .filter(query => typeof declarationOf(query).who !== 'object')
    .map(({ name }) => name)
    .filter(name => name !== 'hiddenMembers')
  expect(names).toEqual(expect.arrayContaining(showing))
  expect(traces(await readAll(hider, ann, names), bo)).toEqual([])
  expect(traces(await readAll(hidden, bo, names), ann)).toEqual([])
  // Others still read both.
  const shown = await readQuery(other, 'openPlay')
  for (const { firstName } of [ann, bo]) expect(shown).toContain(firstName)
  const { hiddenMembers } = await hider.ok(MembersHiddenFromDocument)
  expect(hiddenMembers).toEqual([{ userId: bo.id, firstName: 'Bonifacio' }])
  expect((await hidden.ok(MembersHiddenFromDocument)).hiddenMembers).toEqual([])

  const spots = await db.query<{ bookingId: string; userId: string }[]>(
    'SELECT "bookingId", "userId" FROM open_spots JOIN court_booking ON court_booking.id = "bookingId"',
  )
  for (const [caller, me, you] of [
    [hider, ann, bo],
    [hidden, bo, ann],
  ] as const) {
    const spotOf = (user: User) => spots.find(({ userId }) => userId === user.id)!.bookingId
    expect(await caller.fails(...inviting(spotOf(me), you))).toMatchObject(noMember)
    expect(
      await codeOf(caller, InvitePlayerDocument, {
        input: { bookingId: spotOf(me), userId: you.id },
      }),
    ).toBe('BAD_USER_INPUT')
    expect(await codeOf(caller, ...taking(spotOf(you)))).toBe('NOT_FOUND')
    const shown = (await caller.ok(OpenSpotsDocument)).openSpots
    expect(shown.map(({ bookingId }) => bookingId)).toEqual([spotOf(me)])
    const owner = caller === hider ? hidden : hider
    const token = await linkOf(owner, spotOf(you))
    expect(await codeOf(caller, ...joining(token))).toBe('LINK_EXPIRED')
    expect(await codeOf(caller, PlayerLinkDocument, { input: { token } })).toBe('LINK_EXPIRED')
  }
})

test('hiding ends what they share: each is told without a name, once (HIDE-2)', async () => {
  await playTogether()
  await inviteEachOther()
  const before = (await findMails(playerAnsweredMail)).length
  await hider.ok(...hidingFrom(bo))
  await hider.ok(...hidingFrom(bo))
  const rows = await db
    .getRepository(BookingPlayer)
    .find({ relations: { booking: true }, order: { startsAt: 'ASC', insertPosition: 'ASC' } })
  expect(rows.map(({ state, booking: { userId } }) => [userId === cy.id, state])).toEqual([
    // What is over stays.
    [false, 'playing'],
    [false, 'removed'],
    [false, 'declined'],
    [true, 'playing'],
    [true, 'playing'],
  ])
  const [removed, ...more] = await findMails(playerRemovedMail)
  expect(more).toEqual([])
  expect((await rendered(removed!)).text.replaceAll(/\s+/g, ' ')).toContain(
    'The member who booked has taken you out',
  )
  const answers = await findMails(playerAnsweredMail)
  expect(answers).toHaveLength(before + 1)
  expect((await rendered(answers.at(-1)!)).text).toContain('A member does not play')
})

test('a spot is not shown to whom a player of the booking is hidden from (HIDE-1)', async () => {
  const id = await insertBooking(cy, courts[1]!, EIGHT_PM)
  await openSpots(other, id, 3)
  await hidden.ok(...taking(id))
  expect((await hider.ok(OpenSpotsDocument)).openSpots).toHaveLength(1)
  await hider.ok(...hidingFrom(bo))
  expect((await hider.ok(OpenSpotsDocument)).openSpots).toEqual([])
  expect(await codeOf(hider, ...taking(id))).toBe('CONFLICT')
})

test('an answer or a removal, sent again, names nobody who is hidden (HIDE-1)', async () => {
  const own = await insertBooking(ann, courts[0]!, SIX_PM)
  const taken = await invitePlayerTo(own, bo, api.now(), false)
  await hider.ok(RemovePlayerDocument, { input: { id: taken } })
  const [declined, left] = [
    await invitePlayerTo(await insertBooking(bo, courts[1]!, SEVEN_PM), ann, api.now(), false),
    await invitePlayerTo(await insertBooking(bo, courts[1]!, EIGHT_PM), ann, api.now(), true),
  ]
  await hider.ok(...answering(declined, false))
  await hider.ok(LeaveBookingDocument, { input: { id: left } })
  await hidden.ok(...hidingFrom(ann))
  const codes = [
    await codeOf(hider, RemovePlayerDocument, { input: { id: taken } }),
    await codeOf(hider, ...answering(declined, false)),
    await codeOf(hider, LeaveBookingDocument, { input: { id: left } }),
  ]
  expect(new Set(codes)).toEqual(new Set(['NOT_FOUND']))
})

test('a link names no player who is hidden (HIDE-1)', async () => {
  const id = await insertBooking(cy, courts[1]!, EIGHT_PM)
  await invitePlayerTo(id, bo, api.now(), true)
  await hider.ok(...hidingFrom(bo))
  const input = { token: await linkOf(other, id) }
  expect((await hider.ok(PlayerLinkDocument, { input })).playerLink).toMatchObject({
    owner: { firstName: 'Cyprian' },
    players: [],
  })
})

test('who is hidden finds nobody to hide from; one’s own hiding ends, and names are read again (HIDE-3)', async () => {
  await playTogether()
  await hider.ok(...hidingFrom(bo))
  expect(await hidden.fails(...hidingFrom(ann))).toMatchObject(noMember)
  expect(await hidden.fails(...hidingFrom({ email: 'nobody@example.com' }))).toMatchObject(noMember)
  expect(await codeOf(hider, ...hidingFrom(ann))).toBe('BAD_USER_INPUT')
  for (const input of [{}, { email: bo.email, userId: bo.id }])
    expect(await codeOf(hider, HideFromMemberDocument, { input })).toBe('BAD_USER_INPUT')
  // The other one cannot end it.
  await hidden.ok(ShowToMemberDocument, { input: { userId: ann.id } })
  expect((await hidden.ok(PlayedWithDocument)).playedWith).toEqual([])
  await hider.ok(ShowToMemberDocument, { input: { userId: bo.id } })
  expect((await hidden.ok(PlayedWithDocument)).playedWith.map(one => one.userId)).toEqual([ann.id])
  expect((await hidden.ok(PlayerBookingsDocument)).playerBookings).toMatchObject([
    { owner: { firstName: 'Cyprian' } },
  ])
  expect((await other.ok(BookingPlayersDocument)).bookingPlayers).toHaveLength(2)
})

test('at the same instant, on three servers: no invitation outlives a hiding (HIDE-2)', async () => {
  const id = await insertBooking(ann, courts[0]!, SIX_PM)
  const [hiders, hiddens] = [await callersOf(ann), await callersOf(bo)]
  const invitation = await invite(hiders[0]!, await book(hiders[0]!, courts[0]!, EIGHT_PM), bo)
  await openSpots(hider, id, 2)
  const outcomes = await outcomesOf([
    hiders[1]!.ok(...hidingFrom(bo)),
    hiders[2]!.ok(...inviting(id, bo)),
    hiddens[0]!.ok(AnswerInvitationDocument, { input: { id: invitation, plays: true } }),
    hiddens[1]!.ok(...taking(id)),
  ])
  expect(countsOf(outcomes).ok).toBeGreaterThanOrEqual(1)
  const rows = await db.getRepository(BookingPlayer).findBy({ userId: bo.id })
  expect(rows.filter(({ state }) => state === 'playing' || state === 'invited')).toEqual([])
})
