import { createCalendarPath, eventsOf } from '../../../test/calendar'
import {
  bookCourt,
  bookingInput,
  cancelBooking,
  clubMember,
  openCourts,
} from '../../../test/courts'
import { cancelForMember, courtSchedule, moveForMember } from '../../../test/desk'
import { person } from '../../../test/factories'
import { invalidField, startApi } from '../../../test/harness'
import { runJobAt } from '../../../test/jobs'
import { findMails, rendered } from '../../../test/mails'
import {
  BookingPlayersDocument,
  ChangeGuestsDocument,
  InvitePlayerDocument,
  LeaveBookingDocument,
  PlayedWithDocument,
  PlayerBookingsDocument,
  RemovePlayerDocument,
  SetPlayerArrivedDocument,
} from '../../../test/operations'
import type { Caller } from '../../../test/caller'
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
  inviting,
} from '../../../test/players'
import { createTestServices, services } from '../../../test/services'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { MailState } from '../../mail/mail.entity'
import {
  playerAnsweredMail,
  playerCancelledMail,
  playerInvitedMail,
  playerMovedMail,
  playerRemovedMail,
} from './booking-players.mails'
import { bookingReminderMail } from './bookings.mails'

const api = startApi()

const courts = openCourts(api, NOW)
const [[ann, bo, cy], [owner, player, other]] = createThreeMembers(api)

const bookingsOf = async (caller: Caller) =>
  (await caller.ok(PlayerBookingsDocument)).playerBookings
const playersOf = async (caller: Caller) => (await caller.ok(BookingPlayersDocument)).bookingPlayers
/** Stores an invitation of a member; returns its id. */
const invited = (id: string, member: User, plays = false) =>
  invitePlayerTo(id, member, new Date(NOW), plays)
const playing = (id: string, member: User) => invited(id, member, true)
/** Returns the text of the latest mail of this kind. */
const textOf = async (template: typeof playerInvitedMail) =>
  (await rendered((await findMails(template)).at(-1)!)).text.replaceAll(/\s+/g, ' ')

test('players: a member is invited by address, is mailed, and says yes; each sees the other, and then the player’s calendar has the booking, cancelled too (PLAYER-1, BOOKING-10)', async () => {
  const id = await insertBooking(ann, courts[0]!, SIX_PM)
  const invitation = await invite(owner, id, { email: ` ${bo.email.toUpperCase()} ` })
  expect(await textOf(playerInvitedMail)).toContain('Ann Ruiz invites you to play')
  expect(await bookingsOf(player)).toMatchObject([
    { id: invitation, state: 'invited', owner: { firstName: 'Ann', lastName: 'Ruiz' } },
  ])
  const path = (await createCalendarPath(player)).replace('/api', '')
  const events = async () => eventsOf((await api.visitor.rest('GET', path)).body)
  expect(await events()).toEqual([])
  await player.ok(...answering(invitation))
  expect(await playersOf(owner)).toMatchObject([
    { bookingId: id, firstName: 'Bo', lastName: 'Diaz', state: 'playing' },
  ])
  expect(await textOf(playerAnsweredMail)).toContain('Bo Diaz plays with you')
  // Saying it again changes nothing.
  await player.ok(...answering(invitation))
  expect(await findMails(playerAnsweredMail)).toHaveLength(1)
  expect(await bookingsOf(other)).toEqual([])
  expect(await playersOf(other)).toEqual([])
  expect(await events()).toMatchObject([{ uid: `${id}@coralwaypickleball.example` }])
  await owner.ok(cancelBooking, { input: { id, acceptsCharges: false } })
  expect((await events())[0]?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
})

test('players: one answer for every address that cannot be invited (PLAYER-3)', async () => {
  const id = await insertBooking(ann, courts[0]!, SIX_PM)
  const ending = await clubMember()
  await db.query(`UPDATE membership SET "endsOn" = '2026-11-25' WHERE "userId" = $1`, [ending.id])
  for (const { email } of [await person(), ending, { email: 'nobody@example.com' }]) {
    const failure = await owner.fails(...inviting(id, { email }))
    expect(failure).toMatchObject(invalidField('email', 'No member has this address'))
  }
  expect(await codeOf(owner, ...inviting(id, ann))).toBe('BAD_USER_INPUT')
  expect(await codeOf(other, ...inviting(id, bo))).toBe('NOT_FOUND')
  expect(await codeOf(owner, InvitePlayerDocument, { input: { bookingId: id } })).toBe(
    'BAD_USER_INPUT',
  )
})

test('players: guests, players and invitations are three at most (PLAYER-2)', async () => {
  const id = await book(owner, courts[0]!, SIX_PM, ['Guest'])
  await invited(id, bo)
  const second = await invited(id, cy)
  const fourth = await clubMember()
  expect(await codeOf(owner, ...inviting(id, fourth))).toBe('CONFLICT')
  const desk = await api.team()
  const input = { id, guests: ['Guest', 'Another'], acceptsCharges: true }
  expect(await desk.fails(ChangeGuestsDocument, { input })).toMatchObject({
    fields: [{ field: 'guests' }],
  })
  // A no gives the place back.
  await other.ok(...answering(second, false))
  await invite(owner, id, fourth)
})

test('players: a yes forbids a booking at that time, and a booking a yes (PLAYER-4)', async () => {
  const id = await insertBooking(ann, courts[0]!, SIX_PM)
  const invitation = await playing(id, bo)
  const input = bookingInput(courts[1]!, SIX_PM)
  expect(await codeOf(player, bookCourt, { input })).toBe('CONFLICT')
  await player.ok(LeaveBookingDocument, { input: { id: invitation } })
  await player.ok(bookCourt, { input })
  await invite(owner, id, bo)
  expect((await player.fails(...answering(invitation))).message).toBe(
    'You have another booking at that time.',
  )
  // It counts as none of the player's own reservations.
  await playing(id, cy)
  await book(other, courts[0]!, EIGHT_PM)
})

test('players: until the start, to the millisecond, one says yes, a player leaves, and the owner takes one out (PLAYER-4)', async () => {
  const id = await insertBooking(ann, courts[0]!, SIX_PM)
  const [first, second] = [await playing(id, bo), await playing(id, cy)]
  const [fourth, fifth] = [await clubMember(), await clubMember()]
  const late = await invited(id, fourth)
  const lateCaller = await api.as(fourth)
  api.at('2026-11-26T22:59:59.999Z')
  await lateCaller.ok(...answering(late))
  await player.ok(LeaveBookingDocument, { input: { id: first } })
  await owner.ok(RemovePlayerDocument, { input: { id: second, reason: 'Somebody else comes' } })
  const open = await invited(id, fifth)
  expect(await textOf(playerRemovedMail)).toContain('Ann Ruiz has taken you out')
  expect(await textOf(playerAnsweredMail)).toContain('Bo Diaz does not play any more')
  expect((await playersOf(owner)).map(({ state }) => state)).toEqual([
    'left',
    'removed',
    'playing',
    'invited',
  ])
  api.at(SIX_PM)
  expect(await codeOf(owner, RemovePlayerDocument, { input: { id: open } })).toBe('CONFLICT')
  expect(await codeOf(owner, ...inviting(id, bo))).toBe('CONFLICT')
  expect(await codeOf(await api.as(fifth), ...answering(open))).toBe('CONFLICT')
  expect(await codeOf(lateCaller, LeaveBookingDocument, { input: { id: late } })).toBe('CONFLICT')
  expect(await codeOf(other, RemovePlayerDocument, { input: { id: open } })).toBe('NOT_FOUND')
  expect(await codeOf(player, ...answering(open))).toBe('NOT_FOUND')
})

test('players: a cancellation by the member or by the club tells each once (PLAYER-5)', async () => {
  const gone = await clubMember()
  const desk = await api.team()
  for (const [hour, cancel] of [
    [SIX_PM, (id: string) => owner.ok(cancelBooking, { input: { id, acceptsCharges: false } })],
    [
      EIGHT_PM,
      (id: string) =>
        desk.ok(cancelForMember, { input: { id, reason: 'Rain', writesLateFee: false } }),
    ],
  ] as const) {
    const id = await insertBooking(ann, courts[0]!, hour)
    await playing(id, bo)
    const second = await invited(id, cy)
    const removed = await invited(id, gone)
    await owner.ok(RemovePlayerDocument, { input: { id: removed } })
    await cancel(id)
    const told = (await findMails(playerCancelledMail)).map(({ to }) => to).slice(-2)
    expect(told.toSorted()).toEqual([bo.email, cy.email].toSorted())
    expect((await bookingsOf(player)).at(-1)).toMatchObject({ state: 'cancelled' })
    expect(await codeOf(other, ...answering(second))).toBe('CONFLICT')
    // The time is free again.
    await book(player, courts[1]!, hour)
  }
  expect(await findMails(playerCancelledMail)).toHaveLength(4)
})

test('players: another court keeps a yes; another hour asks anew, and tells each once (PLAYER-5)', async () => {
  const id = await insertBooking(ann, courts[0]!, SIX_PM)
  const invitation = await playing(id, bo)
  const desk = await api.team()
  const move = (startsAt: string) => ({
    input: { id, courtId: courts[1]!.id, startsAt, acceptsCharges: true },
  })
  await desk.ok(moveForMember, move(SIX_PM))
  expect(await bookingsOf(player)).toMatchObject([{ state: 'playing', court: { number: 2 } }])
  await desk.ok(moveForMember, move(EIGHT_PM))
  await desk.ok(moveForMember, move(EIGHT_PM))
  expect(await bookingsOf(player)).toMatchObject([
    { state: 'invited', startsAt: '2026-11-27T01:00:00.000Z' },
  ])
  const [former, latest] = await findMails(playerMovedMail, bo.email)
  expect(await services.renderMail(former!, db.manager)).toBeNull()
  expect((await rendered(latest!)).text).toContain('Please say whether you can play then.')
  expect(await findMails(playerMovedMail)).toHaveLength(2)
  await player.ok(...answering(invitation))
})

test('players: an invitation is not sent once the hour has begun, when nobody can answer it', async () => {
  await invite(owner, await insertBooking(ann, courts[0]!, SIX_PM), bo)
  const [mail] = await findMails(playerInvitedMail)
  const sending = Object.assign(mail!, { state: MailState.sending })
  const { renderMail } = createTestServices(undefined, () => api.now())
  const send = () => renderMail(sending, db.manager)
  expect(await send()).not.toBeNull()
  api.at(SIX_PM)
  expect(await send()).toBeNull()
})

test('players: names go to confirmed addresses only (MAIL-4)', async () => {
  const unconfirmed = await clubMember(undefined, { emailConfirmedAt: null })
  await invite(owner, await insertBooking(ann, courts[0]!, SIX_PM), unconfirmed)
  const text = await textOf(playerInvitedMail)
  expect(text).toContain('A member invites you to play')
  expect(text).not.toContain('Ann')
})

test('players: those one has played with can be invited without an address (PLAYER-3)', async () => {
  const id = await insertBooking(ann, courts[0]!, SIX_PM)
  await playing(id, bo)
  await invited(id, cy)
  const known = async (caller: Caller) =>
    (await caller.ok(PlayedWithDocument)).playedWith.map(({ firstName }) => firstName)
  const next = await insertBooking(ann, courts[0]!, EIGHT_PM)
  const byId = (userId: string) => ({ input: { bookingId: next, userId } })
  expect(await known(owner)).toEqual([])
  expect(await codeOf(owner, InvitePlayerDocument, byId(bo.id))).toBe('BAD_USER_INPUT')
  api.at('2026-11-27T00:00:00Z')
  expect(await known(owner)).toEqual(['Bo'])
  expect(await known(player)).toEqual(['Ann'])
  expect(await known(other)).toEqual([])
  expect(await codeOf(owner, InvitePlayerDocument, byId(cy.id))).toBe('BAD_USER_INPUT')
  await owner.ok(InvitePlayerDocument, byId(bo.id))
})

test('players: who plays is reminded as the owner, with the same switches, and without charges (MAIL-30)', async () => {
  const id = await insertBooking(ann, courts[0]!, SIX_PM)
  await playing(id, bo)
  await invited(id, cy)
  await db.query('UPDATE court_booking SET "createdAt" = $1', [NOW])
  const run = async (instant: string) => {
    await runJobAt('booking_reminders', instant)
    return (await findMails(bookingReminderMail)).map(({ to }) => to).toSorted()
  }
  const both = [ann.email, bo.email].toSorted()
  expect(await run('2026-11-25T23:00:00Z')).toEqual(both)
  expect(await run('2026-11-25T23:05:00Z')).toEqual(both)
  const [mail] = await findMails(bookingReminderMail, bo.email)
  const { text } = await rendered(mail!)
  expect(text.replaceAll(/\s+/g, ' ')).toContain('You play with Ann Ruiz, who has booked')
  expect(text).not.toContain('cancel free')
  await db.query('UPDATE "user" SET "remindsHoursBefore" = false WHERE id = $1', [bo.id])
  expect(await run('2026-11-26T20:00:00Z')).toHaveLength(3)
})

test('players: the desk sees the players and notes who has arrived (PLAYER-7)', async () => {
  const id = await insertBooking(ann, courts[0]!, SIX_PM)
  const [first, second] = [await playing(id, bo), await invited(id, cy)]
  const note = (one: string, hasArrived: boolean) =>
    [SetPlayerArrivedDocument, { input: { id: one, hasArrived } }] as const
  api.at('2026-11-26T21:59:59.999Z')
  const desk = await api.team()
  expect(await codeOf(desk, ...note(first, true))).toBe('CONFLICT')
  api.at('2026-11-26T22:00:00Z')
  await desk.ok(...note(first, true))
  expect(await codeOf(desk, ...note(second, true))).toBe('CONFLICT')
  expect((await playersOf(owner))[0]?.arrivedAt).toBe('2026-11-26T22:00:00.000Z')
  await desk.ok(...note(first, false))
  expect((await playersOf(owner))[0]?.arrivedAt).toBeNull()
  const { courtSchedule: day } = await desk.ok(courtSchedule, { date: '2026-11-26' })
  expect(day.bookings[0]?.players).toMatchObject([
    { firstName: 'Bo', state: 'playing' },
    { firstName: 'Cy', state: 'invited' },
  ])
})
