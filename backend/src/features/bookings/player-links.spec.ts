import {
  bookCourt,
  bookingInput,
  cancelBooking,
  clubMember,
  openCourts,
} from '../../../test/courts'
import type { Caller } from '../../../test/caller'
import { captureLog } from '../../../test/captured-log'
import { cancelForMember, moveForMember } from '../../../test/desk'
import { person, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { findMails, rendered } from '../../../test/mails'
import {
  BookingPlayersDocument,
  CreatePlayerLinkDocument,
  LeaveBookingDocument,
  OwnPlayerLinksDocument,
  PlayerLinkDocument,
  RemovePlayerDocument,
  WithdrawPlayerLinkDocument,
} from '../../../test/operations'
import {
  EIGHT_PM,
  NOW,
  SIX_PM,
  answering,
  book,
  createThreeMembers,
  insertBooking,
  insertPlayerLink,
  invitePlayerTo,
  inviting,
  joining,
  linkOf,
} from '../../../test/players'
import { siteUrl } from '../../../test/services'
import { setPhase } from '../../../test/waves'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { playerAnsweredMail } from './booking-players.mails'
import { PlayerLink } from './player-link.entity'
import { Standby, StandbyState } from './standby.entity'

const api = startApi()

const ENDED = /^This link has ended: /
const INVALID = 'This link is not complete. Please ask for it again.'

const courts = openCourts(api, NOW)
const [[ann, bo, cy], [owner, player, other]] = createThreeMembers(api)

const opening = (token: string) => [PlayerLinkDocument, { input: { token } }] as const
const open = async (caller: Caller, token: string) =>
  (await caller.ok(...opening(token))).playerLink
const playersOf = async (caller: Caller) => (await caller.ok(BookingPlayersDocument)).bookingPlayers
const creating = (bookingId: string) =>
  [CreatePlayerLinkDocument, { input: { bookingId } }] as const
const withdrawing = (bookingId: string) =>
  [WithdrawPlayerLinkDocument, { input: { bookingId } }] as const
type Call = Readonly<Parameters<Caller['fails']>>
/** The calls that take a link. */
const uses = (token: string): Call[] => [opening(token), joining(token)]
/** Expects that a link neither shows a booking nor lets a member join. */
async function expectEnded(token: string, message: string | RegExp = ENDED) {
  for (const call of uses(token))
    expect(await other.fails(...call)).toMatchObject({
      code: 'LINK_EXPIRED',
      message: expect.stringMatching(message),
    })
}
const linkToSixPm = async () => {
  const id = await insertBooking(ann, courts[0]!, SIX_PM)
  return { id, token: await insertPlayerLink(id, new Date(NOW)) }
}
const invited = (id: string, member: User, plays = false) =>
  invitePlayerTo(id, member, new Date(NOW), plays)

test('link to play: a member reads who plays, and joins at one press; the owner is told, and no log has the token (PLAYER-8, SEC-O7)', async () => {
  const log = captureLog('trace')
  const id = await insertBooking(ann, courts[0]!, SIX_PM)
  const token = await linkOf(owner, id)
  await invited(id, cy, true)
  expect(await open(player, token)).toMatchObject({
    state: 'open',
    startsAt: '2026-11-26T23:00:00.000Z',
    court: { name: courts[0]!.name },
    owner: { firstName: 'Ann', lastName: 'Ruiz' },
    players: [{ firstName: 'Cy' }],
  })
  const { joinByLink } = await player.ok(...joining(token))
  expect(joinByLink).toMatchObject({ state: 'playing' })
  expect((await playersOf(owner)).map(({ firstName, state }) => [firstName, state])).toEqual([
    ['Cy', 'playing'],
    ['Bo', 'playing'],
  ])
  const [mail] = await findMails(playerAnsweredMail, ann.email)
  expect((await rendered(mail!)).text).toContain('Bo Diaz plays with you')
  // Joining again changes nothing.
  expect((await player.ok(...joining(token))).joinByLink.id).toBe(joinByLink.id)
  expect(await findMails(playerAnsweredMail)).toHaveLength(1)
  expect(await open(player, token)).toMatchObject({
    state: 'playing',
    players: [{ firstName: 'Cy' }],
  })
  await owner.fails(...joining(token))
  expect(log.end()).not.toContain(token)
})

test('link to play: its address has the token in the fragment, and the database does not have it (MAIL-1)', async () => {
  const id = await insertBooking(ann, courts[0]!, SIX_PM)
  const { createPlayerLink: link } = await owner.ok(...creating(id))
  expect(link.url).toMatch(new RegExp(`^${siteUrl()}/booking#[\\w-]{54}$`))
  expect((await owner.ok(OwnPlayerLinksDocument)).ownPlayerLinks).toEqual([link])
  expect((await player.ok(OwnPlayerLinksDocument)).ownPlayerLinks).toEqual([])
  const token = new URL(link.url).hash.slice(1)
  expect(JSON.stringify(await db.getRepository(PlayerLink).find())).not.toContain(token.slice(22))
})

test('link to play: a booking has one; a new one or a withdrawal ends it, and no other text is one (PLAYER-8)', async () => {
  const { id, token } = await linkToSixPm()
  const next = await linkOf(owner, id)
  await expectEnded(token)
  for (const text of ['x', 'A'.repeat(54)]) await expectEnded(text, INVALID)
  await player.ok(...joining(next))
  await owner.ok(...withdrawing(id))
  await expectEnded(next)
  expect((await owner.ok(OwnPlayerLinksDocument)).ownPlayerLinks).toEqual([])
  // Withdrawing again changes nothing, and who has joined still plays.
  await owner.ok(...withdrawing(id))
  expect(await playersOf(owner)).toMatchObject([{ firstName: 'Bo', state: 'playing' }])
})

test('link to play: only the owner creates and withdraws it, and does not join by it', async () => {
  const { id, token } = await linkToSixPm()
  await player.ok(...joining(token))
  for (const call of [creating(id), withdrawing(id)] as Call[])
    expect(await player.fails(...call)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await db.getRepository(PlayerLink).count()).toBe(1)
  expect(await open(owner, token)).toMatchObject({ state: 'own', players: [{ firstName: 'Bo' }] })
  expect(await owner.fails(...joining(token))).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('your own booking'),
  })
})

test('link to play: none for a booking that has begun, is cancelled or is full', async () => {
  const full = await book(owner, courts[0]!, SIX_PM, ['Guest', 'Guest', 'Guest'])
  expect(await owner.fails(...creating(full))).toMatchObject({
    code: 'CONFLICT',
    message: 'Four people play at most: you, and three more.',
  })
  const id = await insertBooking(ann, courts[0]!, EIGHT_PM)
  await owner.ok(cancelBooking, { input: { id, acceptsCharges: false } })
  expect(await owner.fails(...creating(id))).toMatchObject({ code: 'CONFLICT' })
  api.at(SIX_PM)
  expect(await owner.fails(...creating(full))).toMatchObject({
    message: 'This booking has begun.',
  })
})

test('link to play: it ends at the start, to the millisecond (PLAYER-8)', async () => {
  const { token } = await linkToSixPm()
  api.at('2026-11-26T22:59:59.999Z')
  expect(await open(other, token)).toMatchObject({ state: 'open' })
  await player.ok(...joining(token))
  api.at(SIX_PM)
  await expectEnded(token)
  expect((await owner.ok(OwnPlayerLinksDocument)).ownPlayerLinks).toEqual([])
})

test('link to play: a cancellation by the member or the club ends it', async () => {
  const desk = await api.team()
  const cancelled = { id: '', acceptsCharges: false }
  const byClub = { id: '', reason: 'Rain', writesLateFee: false }
  for (const cancel of [
    (id: string) => owner.ok(cancelBooking, { input: { ...cancelled, id } }),
    (id: string) => desk.ok(cancelForMember, { input: { ...byClub, id } }),
  ]) {
    const { id, token } = await linkToSixPm()
    await cancel(id)
    await expectEnded(token)
  }
})

test('link to play: another hour ends it, also after a move back; another court does not (PLAYER-8)', async () => {
  const { id, token } = await linkToSixPm()
  const desk = await api.team()
  const move = (startsAt: string) =>
    desk.ok(moveForMember, {
      input: { id, courtId: courts[1]!.id, startsAt, acceptsCharges: true },
    })
  await move(SIX_PM)
  expect(await open(player, token)).toMatchObject({
    state: 'open',
    court: { name: courts[1]!.name },
  })
  await move(EIGHT_PM)
  await expectEnded(token)
  await move(SIX_PM)
  await expectEnded(token)
})

test('link to play: four people are full; it works again once a place is free (PLAYER-2)', async () => {
  const id = await book(owner, courts[0]!, SIX_PM, ['Guest'])
  const token = await linkOf(owner, id)
  const invitation = await invited(id, cy)
  await player.ok(...joining(token))
  const late = await api.as(await clubMember())
  expect(await open(late, token)).toMatchObject({ state: 'full' })
  expect(await late.fails(...joining(token))).toMatchObject({
    code: 'CONFLICT',
    message: 'Four people play already. The link works again if a place becomes free.',
  })
  // An invitation has its place.
  expect(await open(other, token)).toMatchObject({ state: 'open' })
  await other.ok(...answering(invitation, false))
  expect(await open(late, token)).toMatchObject({ state: 'open' })
  await late.ok(...joining(token))
  expect(await open(other, token)).toMatchObject({ state: 'full' })
})

test('link to play: an invitation becomes the yes, and one leaves the line of that hour; who left can join again (PLAYER-8)', async () => {
  const { id, token } = await linkToSixPm()
  const invitation = await invited(id, bo)
  const standbys = db.getRepository(Standby)
  const place = { userId: bo.id, startsAt: new Date(SIX_PM), state: StandbyState.waiting }
  const { id: standbyId } = await standbys.save(place)
  expect((await player.ok(...joining(token))).joinByLink.id).toBe(invitation)
  expect(await standbys.findOneByOrFail({ id: standbyId })).toMatchObject({ state: 'left' })
  await player.ok(LeaveBookingDocument, { input: { id: invitation } })
  expect(await open(player, token)).toMatchObject({ state: 'open' })
  await player.ok(...joining(token))
  expect(await playersOf(owner)).toMatchObject([{ id: invitation, state: 'playing' }])
})

test('link to play: whom the owner has taken out neither reads it nor comes back by it (PLAYER-8)', async () => {
  const { id, token } = await linkToSixPm()
  await player.ok(...joining(token))
  const [joined] = await playersOf(owner)
  await owner.ok(RemovePlayerDocument, { input: { id: joined!.id, reason: 'R' } })
  for (const call of uses(token))
    expect(await player.fails(...call)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('has taken you out of this booking'),
    })
  // An invitation lets them come back.
  await owner.ok(...inviting(id, bo))
  await player.ok(...joining(token))
})

test('link to play: one hour, one court: a booking or another yes at that time refuses it (PLAYER-4)', async () => {
  const { token } = await linkToSixPm()
  const input = bookingInput(courts[1]!, SIX_PM)
  await player.ok(bookCourt, { input })
  expect(await player.fails(...joining(token))).toMatchObject({
    code: 'CONFLICT',
    message: 'You have another booking at that time.',
  })
  await other.ok(...joining(token))
  expect(await other.fails(bookCourt, { input })).toMatchObject({ code: 'CONFLICT' })
})

test('link to play: names are for members on the day, in phase booking, not for other accounts or the team (PLAYER-3)', async () => {
  const { id, token } = await linkToSixPm()
  const ending = await clubMember()
  await db.query(`UPDATE membership SET "endsOn" = '2026-11-25' WHERE "userId" = $1`, [ending.id])
  for (const user of [await person(), await teamMember(), ending])
    for (const call of uses(token)) {
      const caller = await api.as(user)
      expect(await caller.fails(...call)).toMatchObject({ code: 'FORBIDDEN' })
    }
  await setPhase('memberships')
  for (const call of [...uses(token), creating(id), withdrawing(id)] as Call[])
    expect(await player.fails(...call)).toMatchObject({ code: 'NOT_OPEN_YET' })
})
