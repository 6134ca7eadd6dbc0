import { createCalendarPath, eventsOf } from '../../../test/calendar'
import type { Caller } from '../../../test/caller'
import { cancelBooking, clubMember, openCourts } from '../../../test/courts'
import { moveForMember } from '../../../test/desk'
import { teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { runJobAt } from '../../../test/jobs'
import { findMails } from '../../../test/mails'
import {
  BookingPlayersDocument,
  LeaveBookingDocument,
  PlayedWithDocument,
  PlayerBookingsDocument,
  RemovePlayerDocument,
  SetPlayerArrivedDocument,
} from '../../../test/operations'
import {
  NOW,
  SIX_PM,
  answering,
  book,
  codeOf,
  createThreeMembers,
  insertBooking,
  invite,
  invitePlayerTo,
  inviting,
} from '../../../test/players'
import { services } from '../../../test/services'
import { join, readStandby } from '../../../test/standby'
import { endMembershipOf } from '../../../test/waves'
import type { User } from '../../accounts/user.entity'
import { AuditRecord } from '../../audit/audit-record.entity'
import { db } from '../../database/data-source'
import { endDueMemberships } from '../entry-status/end-memberships.service'
import { Membership } from '../memberships/membership.entity'
import { eraseAccount } from '../privacy/erase-account.service'
import { playerAnsweredMail, playerInvitedMail, playerRemovedMail } from './booking-players.mails'
import { bookingReminderMail } from './bookings.mails'

/* What a second call, another person, a later instant or the end of a membership changes. */
const api = startApi()

const NEXT_DAY = '2026-11-27T23:00:00Z'

const courts = openCourts(api, NOW)
const [[ann, bo, cy], [owner, player, other]] = createThreeMembers(api)

/** Stores an invitation of a member to a booking; returns its id. */
const invited = (booking: string, user: User) => invitePlayerTo(booking, user, api.now(), false)
/** The same of a member who has said yes. */
const playing = (booking: string, user: User) => invitePlayerTo(booking, user, api.now(), true)

const playersSeen = async () => (await owner.ok(BookingPlayersDocument)).bookingPlayers
const statesOf = async () => (await playersSeen()).map(({ state }) => state)
const answers = async () => (await findMails(playerAnsweredMail)).map(({ to }) => to)
const lastDay = (user: User, endsOn: string) =>
  db.getRepository(Membership).update({ userId: user.id }, { endsOn })
const knownTo = async (caller: Caller) =>
  (await caller.ok(PlayedWithDocument)).playedWith.map(({ firstName }) => firstName)
const leaving = (id: string) => [LeaveBookingDocument, { input: { id } }] as const
const removing = (id: string) => [RemovePlayerDocument, { input: { id, reason: 'R' } }] as const

describe('players: a change that is made again', () => {
  test('a no is told to the owner once', async () => {
    const id = await invited(await insertBooking(ann, courts[0]!, SIX_PM), bo)
    await player.ok(...answering(id, false))
    await player.ok(...answering(id, false))
    expect(await answers()).toEqual([ann.email])
    expect(await codeOf(player, ...answering(id))).toBe('CONFLICT')
  })

  test('an invitation of who is invited or plays keeps its state, and mails nobody', async () => {
    const booking = await insertBooking(ann, courts[0]!, SIX_PM)
    const id = await invite(owner, booking, bo)
    api.at('2026-11-25T16:00:00Z')
    expect(await invite(owner, booking, bo)).toBe(id)
    await player.ok(...answering(id))
    expect((await owner.ok(...inviting(booking, bo))).invitePlayer).toMatchObject({
      id,
      state: 'playing',
    })
    expect(await findMails(playerInvitedMail)).toHaveLength(1)
  })

  test('leaving again and removing again change nothing, after the start too', async () => {
    const booking = await insertBooking(ann, courts[0]!, SIX_PM)
    const [first, second] = [await playing(booking, bo), await invited(booking, cy)]
    api.at('2026-11-25T16:00:00Z')
    await player.ok(...leaving(first))
    await owner.ok(...removing(second))
    expect(await codeOf(other, ...leaving(second))).toBe('CONFLICT')
    expect(await codeOf(owner, ...removing(first))).toBe('CONFLICT')
    api.at(SIX_PM)
    await player.ok(...leaving(first))
    await owner.ok(...removing(second))
    expect(await statesOf()).toEqual(['left', 'removed'])
    expect(await answers()).toHaveLength(1)
    expect(await findMails(playerRemovedMail)).toHaveLength(1)
  })
})

test('players: a yes leaves the line of that hour', async () => {
  const booking = await insertBooking(ann, courts[0]!, SIX_PM)
  await insertBooking(cy, courts[1]!, SIX_PM)
  await join(player, SIX_PM)
  await player.ok(...answering(await invited(booking, bo)))
  expect(await readStandby(player)).toEqual([])
})

test('players: a player sees who plays in that booking, until it is over, and nobody else', async () => {
  const booking = await insertBooking(ann, courts[0]!, SIX_PM)
  const dee = await clubMember(undefined, { firstName: 'Dee' })
  for (const user of [bo, dee]) await playing(booking, user)
  await other.ok(...answering(await invited(booking, cy), false))
  const next = await insertBooking(ann, courts[0]!, NEXT_DAY)
  for (const user of [bo, cy]) await playing(next, user)
  const names = async () =>
    (await player.ok(PlayerBookingsDocument)).playerBookings.map(({ players }) =>
      players.map(({ firstName }) => firstName),
    )
  expect(await names()).toEqual([['Dee'], ['Cy']])
  api.at('2026-11-26T23:59:59.999Z')
  expect(await names()).toHaveLength(2)
  api.at('2026-11-27T00:00:00Z')
  expect(await names()).toEqual([['Cy']])
})

test('players: a calendar lacks a booking that its member has left or never said yes to', async () => {
  const [left, never] = [
    await insertBooking(ann, courts[0]!, SIX_PM),
    await insertBooking(ann, courts[0]!, NEXT_DAY),
  ]
  const path = (await createCalendarPath(player)).replace('/api', '')
  const events = async () => eventsOf((await api.visitor.rest('GET', path)).body)
  const id = await playing(left, bo)
  expect(await events()).toHaveLength(1)
  await player.ok(...leaving(id))
  await invited(never, bo)
  await owner.ok(cancelBooking, { input: { id: never, acceptsCharges: false } })
  expect(await events()).toEqual([])
})

describe('players: reminders (MAIL-30)', () => {
  const run = async (instant: string) => {
    await runJobAt('booking_reminders', instant)
    return findMails(bookingReminderMail, bo.email)
  }

  test('who says yes after a reminder is due has none', async () => {
    const booking = await insertBooking(ann, courts[0]!, SIX_PM)
    const id = await invited(booking, bo)
    await db.query('UPDATE court_booking SET "createdAt" = $1', [NOW])
    api.at('2026-11-25T23:00:00.001Z')
    await player.ok(...answering(id))
    expect(await run('2026-11-25T23:05:00Z')).toEqual([])
  })

  test('who leaves before it is sent gets none', async () => {
    const booking = await insertBooking(ann, courts[0]!, SIX_PM)
    const id = await playing(booking, bo)
    const [mail] = await run('2026-11-25T23:00:00Z')
    await player.ok(...leaving(id))
    expect(await services.renderMail(mail!, db.manager)).toBeNull()
  })
})

describe('players: a membership that ends (PLAYER-6)', () => {
  test('takes its member out, and tells the owner of a yes only', async () => {
    const [yes, open] = [
      await playing(await insertBooking(ann, courts[0]!, SIX_PM), bo),
      await invited(await insertBooking(ann, courts[0]!, NEXT_DAY), bo),
    ]
    await lastDay(bo, '2026-11-24')
    api.at('2026-11-25T16:00:00Z')
    await endDueMemberships(services, { now: api.now(), signal: new AbortController().signal })
    expect(await statesOf()).toEqual(['left', 'left'])
    expect(await findMails(playerAnsweredMail)).toMatchObject([{ data: { playerId: yes } }])
    expect(await codeOf(player, ...answering(open))).toBe('FORBIDDEN')
  })

  test('keeps the bookings until its last day', async () => {
    for (const startsAt of [SIX_PM, NEXT_DAY])
      await playing(await insertBooking(ann, courts[0]!, startsAt), bo)
    const { id } = await db.getRepository(Membership).findOneByOrFail({ userId: bo.id })
    const input = { id, endsOn: '2026-11-26', reason: 'Moves away.' }
    await (await api.team()).ok(endMembershipOf, { input })
    expect(await statesOf()).toEqual(['playing', 'left'])
  })

  test('lets its member be invited and say yes on the last day, and on no later one', async () => {
    const [last, later] = [
      await insertBooking(ann, courts[0]!, SIX_PM),
      await insertBooking(ann, courts[0]!, NEXT_DAY),
    ]
    const late = await invited(later, bo)
    await lastDay(bo, '2026-11-26')
    expect(await codeOf(owner, ...inviting(later, bo))).toBe('BAD_USER_INPUT')
    expect(await codeOf(player, ...answering(late))).toBe('FORBIDDEN')
    await player.ok(...answering(await invite(owner, last, bo)))
  })
})

describe('players: those one has played with (PLAYER-3)', () => {
  test('are known from the end of the booking on, while they are members', async () => {
    const booking = await insertBooking(ann, courts[0]!, SIX_PM)
    for (const user of [bo, cy]) await playing(booking, user)
    api.at('2026-11-26T23:59:59.999Z')
    expect(await knownTo(owner)).toEqual([])
    api.at('2026-11-27T00:00:00Z')
    expect(await knownTo(owner)).toEqual(['Bo', 'Cy'])
    expect(await knownTo(player)).toEqual(['Ann', 'Cy'])
    await lastDay(cy, '2026-11-25')
    await endDueMemberships(services, { now: api.now(), signal: new AbortController().signal })
    expect(await knownTo(owner)).toEqual(['Bo'])
  })

  test('are not those who declined or left, nor those of a cancelled booking', async () => {
    const booking = await insertBooking(ann, courts[0]!, SIX_PM)
    const dee = await clubMember(undefined, { firstName: 'Dee' })
    await player.ok(...answering(await invited(booking, bo), false))
    await other.ok(...leaving(await playing(booking, cy)))
    await playing(booking, dee)
    const cancelled = await insertBooking(ann, courts[0]!, '2026-11-26T20:00:00Z')
    await playing(cancelled, bo)
    await owner.ok(cancelBooking, { input: { id: cancelled, acceptsCharges: false } })
    api.at(NEXT_DAY)
    expect(await knownTo(owner)).toEqual(['Dee'])
    for (const caller of [player, other]) expect(await knownTo(caller)).toEqual([])
  })
})

describe('players: a deleted account', () => {
  const erase = (user: User) =>
    eraseAccount(services, { userId: user.id, by: 'restore', now: api.now() })

  test('of a player or an invited member leaves no row behind', async () => {
    const booking = await insertBooking(ann, courts[0]!, SIX_PM)
    await player.ok(...answering(await invite(owner, booking, bo)))
    await invite(owner, booking, cy)
    for (const user of [bo, cy]) expect(await erase(user)).toBe(true)
    expect(await statesOf()).toEqual([])
    for (const { to } of await findMails(playerInvitedMail)) expect(to).not.toBe(bo.email)
    await invite(owner, booking, await clubMember())
  })

  test('of the owner leaves to its players a cancelled booking without a name', async () => {
    const booking = await insertBooking(ann, courts[0]!, SIX_PM)
    await playing(booking, bo)
    const open = await invited(booking, cy)
    expect(await erase(ann)).toBe(true)
    expect((await player.ok(PlayerBookingsDocument)).playerBookings).toMatchObject([
      { state: 'cancelled', owner: { firstName: null, lastName: null } },
    ])
    expect(await codeOf(other, ...answering(open))).toBe('CONFLICT')
    await book(player, courts[0]!, SIX_PM)
  })
})

test('players: an arrival is recorded once, with its first time (PLAYER-7)', async () => {
  const booking = await insertBooking(ann, courts[0]!, SIX_PM)
  const id = await playing(booking, bo)
  const team = await teamMember()
  const note = async (instant: string) => {
    api.at(instant)
    const desk = await api.as(team)
    const input = { id, hasArrived: true }
    return (await desk.ok(SetPlayerArrivedDocument, { input })).setPlayerArrived.arrivedAt
  }
  expect(await note('2026-11-26T22:30:00Z')).toBe('2026-11-26T22:30:00.000Z')
  expect(await note('2026-11-26T22:40:00Z')).toBe('2026-11-26T22:30:00.000Z')
  const action = 'booking_player_arrived'
  expect(await db.getRepository(AuditRecord).findBy({ action })).toMatchObject([
    { subjectId: booking, after: { playerArrivedAt: '2026-11-26T22:30:00.000Z' } },
  ])
})

test('players: who has arrived and is asked anew for another hour has not arrived at that one', async () => {
  const id = await insertBooking(ann, courts[0]!, SIX_PM)
  const invitation = await playing(id, bo)
  api.at('2026-11-26T22:30:00Z')
  const desk = await api.team()
  await desk.ok(SetPlayerArrivedDocument, { input: { id: invitation, hasArrived: true } })
  const move = { id, courtId: courts[1]!.id, acceptsCharges: true }
  await desk.ok(moveForMember, { input: { ...move, startsAt: SIX_PM } })
  expect((await playersSeen())[0]?.arrivedAt).toBe('2026-11-26T22:30:00.000Z')
  await desk.ok(moveForMember, { input: { ...move, startsAt: NEXT_DAY } })
  expect(await playersSeen()).toMatchObject([{ state: 'invited', arrivedAt: null }])
})
