import type { Caller } from '../../../test/caller'
import {
  cancelBooking,
  clubMember,
  bookCourt,
  bookingInput,
  openCourts,
} from '../../../test/courts'
import { moveForMember } from '../../../test/desk'
import { person } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { findMails, rendered } from '../../../test/mails'
import {
  BookingPlayersDocument,
  ChangeGuestsDocument,
  CloseSpotsDocument,
  LeaveBookingDocument,
  OpenSpotsDocument,
  PlayerBookingsDocument,
  RemovePlayerDocument,
  SetOpenSpotsDocument,
} from '../../../test/operations'
import {
  EIGHT_PM,
  NOW,
  SIX_PM,
  answering,
  book,
  codeOf,
  createThreeMembers,
  insertBooking,
  invite,
  invitePlayerTo,
  openSpots,
  taking,
} from '../../../test/players'
import { countsOf, outcomesOf } from '../../../test/status-changes'
import { startThreeServers } from '../../../test/three-servers'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { BookingPlayer } from './booking-player.entity'
import { playerAnsweredMail, playerRemovedMail } from './booking-players.mails'
import { OpenSpots } from './open-spots.entity'

const api = startApi()
const callersOf = startThreeServers(api)

const courts = openCourts(api, NOW)
const [[ann, bo, cy], [owner, player, other]] = createThreeMembers(api, [{ showsPlayName: true }])

/** Stores a yes of a member. */
const playing = (id: string, member: User) => invitePlayerTo(id, member, new Date(NOW), true)
/** Stores an hour of Ann's with open spots. */
async function openHour(spots = 1): Promise<string> {
  const id = await insertBooking(ann, courts[0]!, SIX_PM)
  await db.getRepository(OpenSpots).insert({ bookingId: id, spots, openedAt: new Date(NOW) })
  return id
}

const spotsOf = async (caller: Caller) => (await caller.ok(OpenSpotsDocument)).openSpots
const countOf = async (bookingId: string) =>
  (await db.getRepository(OpenSpots).findOneBy({ bookingId }))?.spots ?? 0
const fieldOf = async (caller: Caller, ...call: Parameters<Caller['fails']>) =>
  (await caller.fails(...call)).fields?.[0]
const textOf = async (template: typeof playerAnsweredMail) =>
  (await rendered((await findMails(template)).at(-1)!)).text.replaceAll(/\s+/g, ' ')

test('open spots: members read hour, court, level, sentence and the names of who allows it (SPOT-2)', async () => {
  const id = await insertBooking(ann, courts[0]!, SIX_PM)
  await playing(id, bo)
  const shown = { bookingId: id, spots: 2, level: 3.5, sentence: 'Friendly doubles' }
  await openSpots(owner, id, 2, { level: 3.5, sentence: ' Friendly doubles ' })
  expect(await spotsOf(other)).toMatchObject([
    { ...shown, isOwn: false, startsAt: '2026-11-26T23:00:00.000Z', names: ['Ann'] },
  ])
  expect(await spotsOf(owner)).toMatchObject([{ ...shown, isOwn: true }])
  // Who plays in it has nothing to take.
  expect(await spotsOf(player)).toEqual([])
  await db.query(`UPDATE "user" SET "showsPlayName" = true WHERE id = $1`, [bo.id])
  expect((await spotsOf(other))[0]?.names).toEqual(['Ann', 'Bo'])
  // Who has not answered is no player yet.
  await invite(owner, id, await clubMember(undefined, { firstName: 'Di', showsPlayName: true }))
  expect((await spotsOf(other))[0]?.names).toEqual(['Ann', 'Bo'])
  // Opened again, it replaces what was open.
  await openSpots(owner, id, 1)
  expect(await spotsOf(other)).toMatchObject([{ spots: 1, level: null, sentence: null }])
  await owner.ok(CloseSpotsDocument, { input: { bookingId: id } })
  await owner.ok(CloseSpotsDocument, { input: { bookingId: id } })
  expect(await spotsOf(other)).toEqual([])
  expect(await codeOf(other, ...taking(id))).toBe('CONFLICT')
})

test('open spots: a member takes one and plays, and the owner is told once (SPOT-3)', async () => {
  const id = await openHour(2)
  await player.ok(...taking(id))
  await player.ok(...taking(id))
  expect(await countOf(id)).toBe(1)
  expect(await findMails(playerAnsweredMail)).toHaveLength(1)
  expect(await textOf(playerAnsweredMail)).toContain('Bo Diaz plays with you')
  expect((await player.ok(PlayerBookingsDocument)).playerBookings).toMatchObject([
    { state: 'playing', owner: { firstName: 'Ann' } },
  ])
  // It forbids a booking at that time, as every yes.
  expect(await codeOf(player, bookCourt, { input: bookingInput(courts[1]!, SIX_PM) })).toBe(
    'CONFLICT',
  )
  await other.ok(...taking(id))
  expect(await countOf(id)).toBe(0)
  expect(await codeOf(await api.as(await clubMember()), ...taking(id))).toBe('CONFLICT')
})

test('open spots: who is invited takes the place that is theirs; who has left may come back (SPOT-3)', async () => {
  const id = await insertBooking(ann, courts[0]!, SIX_PM)
  const invitation = await invite(owner, id, bo)
  await openSpots(owner, id, 1)
  await player.ok(...taking(id))
  expect(await countOf(id)).toBe(1)
  await player.ok(LeaveBookingDocument, { input: { id: invitation } })
  await player.ok(...taking(id))
  expect(await countOf(id)).toBe(0)
})

test('open spots: refused for too many, a wrong level, somebody else’s booking, and once it has begun (SPOT-1)', async () => {
  const id = await book(owner, courts[0]!, SIX_PM, ['Guest'])
  const opening = (values: object) =>
    [SetOpenSpotsDocument, { input: { bookingId: id, spots: 1, ...values } }] as const
  for (const spots of [0, 3])
    expect(await fieldOf(owner, ...opening({ spots }))).toMatchObject({ field: 'spots' })
  for (const level of [1.5, 5.5, 3.2])
    expect(await fieldOf(owner, ...opening({ level }))).toMatchObject({ field: 'level' })
  expect(await fieldOf(owner, ...opening({ sentence: 'x'.repeat(141) }))).toMatchObject({
    field: 'sentence',
  })
  expect(await codeOf(other, ...opening({}))).toBe('NOT_FOUND')
  expect(await codeOf(other, CloseSpotsDocument, { input: { bookingId: id } })).toBe('NOT_FOUND')
  await openSpots(owner, id, 2)
  expect(await codeOf(owner, ...taking(id))).toBe('CONFLICT')
  expect(await codeOf(await api.as(await person()), ...taking(id))).toBe('FORBIDDEN')
  await db.query(`UPDATE membership SET "endsOn" = '2026-11-25' WHERE "userId" = $1`, [cy.id])
  expect(await codeOf(other, ...taking(id))).toBe('FORBIDDEN')
  api.at('2026-11-26T22:59:59.999Z')
  await player.ok(...taking(id))
  api.at(SIX_PM)
  const late = await clubMember()
  expect(await codeOf(await api.as(late), ...taking(id))).toBe('CONFLICT')
  expect(await spotsOf(await api.as(late))).toEqual([])
  expect(await codeOf(owner, ...opening({}))).toBe('CONFLICT')
})

test('open spots: a guest or an invitation closes the spot whose place it takes (SPOT-1)', async () => {
  const id = await openHour(3)
  await invite(owner, id, bo)
  expect(await countOf(id)).toBe(2)
  const desk = await api.team()
  await desk.ok(ChangeGuestsDocument, { input: { id, guests: ['Guest'], acceptsCharges: true } })
  expect(await countOf(id)).toBe(1)
  await invite(owner, id, cy)
  expect(await countOf(id)).toBe(0)
  expect(await codeOf(owner, SetOpenSpotsDocument, { input: { bookingId: id, spots: 1 } })).toBe(
    'CONFLICT',
  )
})

test('open spots: a cancellation closes them, a move keeps them at the new hour (SPOT-4)', async () => {
  const id = await openHour()
  const desk = await api.team()
  await desk.ok(moveForMember, {
    input: { id, courtId: courts[1]!.id, startsAt: EIGHT_PM, acceptsCharges: true },
  })
  expect(await spotsOf(other)).toMatchObject([
    { startsAt: '2026-11-27T01:00:00.000Z', court: { id: courts[1]!.id } },
  ])
  await owner.ok(cancelBooking, { input: { id, acceptsCharges: true } })
  expect(await spotsOf(other)).toEqual([])
  expect(await db.getRepository(OpenSpots).count()).toBe(0)
  expect(await codeOf(other, ...taking(id))).toBe('CONFLICT')
})

test('players: who is taken out reads why, and cannot take a spot of that booking; the words go to confirmed addresses only (SPOT-4, MAIL-4)', async () => {
  const id = await openHour()
  await player.ok(...taking(id))
  const row = await db.getRepository(BookingPlayer).findOneByOrFail({ bookingId: id })
  const removing = (reason?: string) =>
    [RemovePlayerDocument, { input: { id: row.id, reason } }] as const
  for (const reason of [undefined, '  ', 'x'.repeat(141)])
    expect(await fieldOf(owner, ...removing(reason))).toMatchObject({ field: 'reason' })
  await owner.ok(...removing('We play singles'))
  expect(await textOf(playerRemovedMail)).toContain('They say: “We play singles”')
  expect((await player.ok(PlayerBookingsDocument)).playerBookings).toMatchObject([
    { state: 'removed', removeReason: 'We play singles' },
  ])
  await db.query(`UPDATE "user" SET "emailConfirmedAt" = NULL WHERE id = $1`, [bo.id])
  expect(await textOf(playerRemovedMail)).not.toContain('singles')
  await openSpots(owner, id, 1)
  expect(await spotsOf(player)).toEqual([])
  expect(await codeOf(player, ...taking(id))).toBe('CONFLICT')
  // The owner can change their mind.
  await player.ok(...answering(await invite(owner, id, bo)))
  expect((await owner.ok(BookingPlayersDocument)).bookingPlayers).toMatchObject([
    { state: 'playing' },
  ])
})

describe('open spots at the same instant, on three servers (SPOT-3)', () => {
  test('6 members take one spot: one of them plays', async () => {
    const id = await openHour()
    const callers = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const all = await callersOf(await clubMember())
        return all[index % all.length]!
      }),
    )
    const outcomes = await outcomesOf(callers.map(one => one.ok(...taking(id))))
    expect(countsOf(outcomes)).toEqual({ ok: 1, CONFLICT: 5 })
    expect(await db.getRepository(BookingPlayer).countBy({ bookingId: id })).toBe(1)
    expect(await countOf(id)).toBe(0)
  })

  test('a spot is taken while its owner cancels: the player is told, or it is refused', async () => {
    const id = await openHour()
    const outcomes = await outcomesOf([
      player.ok(...taking(id)),
      owner.ok(cancelBooking, { input: { id, acceptsCharges: true } }),
    ])
    expect(outcomes).toContain('ok')
    const states = (await db.getRepository(BookingPlayer).find()).map(({ state }) => state)
    expect(states.filter(state => state !== 'cancelled')).toEqual([])
    expect(await db.getRepository(OpenSpots).count()).toBe(0)
  })

  test('a member takes two spots of one hour: one of them', async () => {
    const second = await api.as(await clubMember())
    const [one, two] = [
      await insertBooking(ann, courts[0]!, SIX_PM),
      await book(second, courts[1]!, SIX_PM),
    ]
    await openSpots(owner, one)
    await openSpots(second, two)
    const callers = await callersOf(bo)
    const outcomes = await outcomesOf([
      callers[0]!.ok(...taking(one)),
      callers[1]!.ok(...taking(two)),
    ])
    expect(countsOf(outcomes)).toEqual({ ok: 1, CONFLICT: 1 })
    expect((await countOf(one)) + (await countOf(two))).toBe(1)
  })
})
