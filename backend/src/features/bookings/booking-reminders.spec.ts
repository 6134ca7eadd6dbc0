import {
  bookCourt,
  bookingInput,
  cancelBooking,
  clubMember,
  openCourts,
} from '../../../test/courts'
import { moveForMember } from '../../../test/desk'
import { startApi } from '../../../test/harness'
import { runJobAt } from '../../../test/jobs'
import { findMails, rendered } from '../../../test/mails'
import { MailPreferencesDocument, SetRemindersDocument } from '../../../test/operations'
import { services } from '../../../test/services'
import { setPhase } from '../../../test/waves'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { bookingReminderMail } from './bookings.mails'

const api = startApi()

/** 6 PM in New York. */
const SIX_PM = '2026-11-26T23:00:00Z'
const DAY_BEFORE = '2026-11-25T23:00:00Z'
const HOURS_BEFORE = '2026-11-26T20:00:00Z'

const courts = openCourts(api, '2026-11-24T15:00:00Z')

async function book(user: User, startsAt = SIX_PM, at = '2026-11-24T15:00:00Z') {
  api.at(at)
  const input = bookingInput(courts[0]!, startsAt, { guests: ['Bo Ruiz'], acceptsCharges: true })
  const { id } = (await (await api.as(user)).ok(bookCourt, { input })).bookCourt
  await db.query('UPDATE court_booking SET "createdAt" = $2 WHERE id = $1', [id, at])
  return id
}

/** Runs the job, and returns how many reminders there are. */
async function countAt(instant: string): Promise<number> {
  api.at(instant)
  await runJobAt('booking_reminders', instant)
  return (await findMails(bookingReminderMail)).length
}

test('booking reminders: come once 24 hours and once 3 hours before (MAIL-30)', async () => {
  const member = await clubMember()
  await book(member)
  expect(await countAt('2026-11-25T22:59:59.999Z')).toBe(0)
  expect(await countAt(DAY_BEFORE)).toBe(1)
  await Promise.all([countAt(DAY_BEFORE), countAt('2026-11-26T01:00:00Z')])
  expect(await countAt('2026-11-26T19:59:59.999Z')).toBe(1)
  expect(await countAt(HOURS_BEFORE)).toBe(2)
  expect(await countAt('2026-11-26T21:00:00Z')).toBe(2)
  const [mail] = await findMails(bookingReminderMail, member.email)
  expect(mail?.expiresAt).toEqual(new Date('2026-11-26T11:00:00Z'))
  const { subject, text } = await rendered(mail!)
  expect(subject).toBe('Reminder: your court on Thursday, November 26, 6:00 PM (Miami time)')
  const said = text.replaceAll(/\s+/g, ' ')
  expect(said).toContain('Championship Court 1 is yours on')
  expect(said).toContain('Open for this booking: Guest pass $19.99.')
  expect(said).toContain(
    'free of charge until Thursday, November 26, 4:00 PM (Miami time), on your dashboard. Later, a cancellation costs $10.00.',
  )
})

test.each([
  ['2026-11-01T22:00:00Z', '2026-10-31T22:00:00Z', 'when clocks go back'],
  ['2027-03-14T22:00:00Z', '2027-03-13T22:00:00Z', 'when clocks go forward'],
])('booking reminders: for %s are due at %s, %s', async (startsAt, due) => {
  const before = new Date(Date.parse(due) - 86_400_000).toISOString()
  await book(await clubMember(), startsAt, before)
  expect(await countAt(new Date(Date.parse(due) - 1).toISOString())).toBe(0)
  expect(await countAt(due)).toBe(1)
})

test('booking reminders: a booking that is made later than a reminder has none', async () => {
  await book(await clubMember(), SIX_PM, '2026-11-25T23:00:00.001Z')
  expect(await countAt('2026-11-26T00:00:00Z')).toBe(0)
  expect(await countAt(HOURS_BEFORE)).toBe(1)
})

test('booking reminders: a cancelled booking has none, also if it was queued', async () => {
  const [one, other] = [await clubMember(), await clubMember()]
  const cancel = async (user: User, id: string) =>
    (await api.as(user)).ok(cancelBooking, { input: { id, acceptsCharges: true } })
  await cancel(one, await book(one))
  expect(await countAt(DAY_BEFORE)).toBe(0)
  const id = await book(other)
  expect(await countAt(DAY_BEFORE)).toBe(1)
  await cancel(other, id)
  const [mail] = await findMails(bookingReminderMail)
  expect(await services.renderMail(mail!, db.manager)).toBeNull()
})

test('booking reminders: a moved booking has those of its new hour', async () => {
  const member = await clubMember()
  const id = await book(member)
  expect(await countAt(DAY_BEFORE)).toBe(1)
  api.at('2026-11-25T23:30:00Z')
  const desk = await api.team()
  const input = {
    id,
    courtId: courts[1]!.id,
    startsAt: '2026-11-27T23:00:00Z',
    acceptsCharges: true,
  }
  await desk.ok(moveForMember, { input })
  const [mail] = await findMails(bookingReminderMail)
  expect(await services.renderMail(mail!, db.manager)).toBeNull()
  await db.query('UPDATE court_booking SET "movedAt" = $2 WHERE id = $1', [id, api.now()])
  expect(await countAt('2026-11-26T22:59:59Z')).toBe(1)
  expect(await countAt('2026-11-26T23:00:00Z')).toBe(2)
})

test('booking reminders: each can be switched off by the person', async () => {
  const member = await clubMember()
  const caller = await api.as(member)
  const both = { dayReminder: true, hoursReminder: true }
  expect((await caller.ok(MailPreferencesDocument)).mailPreferences).toMatchObject(both)
  const set = async (input: object) =>
    (await caller.ok(SetRemindersDocument, { input })).setReminders
  expect(await set({ dayReminder: false })).toEqual({ ...both, dayReminder: false })
  expect(await set({})).toEqual({ ...both, dayReminder: false })
  await book(member)
  expect(await countAt(DAY_BEFORE)).toBe(0)
  expect(await countAt(HOURS_BEFORE)).toBe(1)
  await set({ dayReminder: true, hoursReminder: false })
  await db.query('DELETE FROM mail')
  expect(await countAt(HOURS_BEFORE)).toBe(0)
})

test('booking reminders: none before the phase booking, and none too late after a server was down', async () => {
  await book(await clubMember())
  await setPhase('memberships')
  expect(await countAt(DAY_BEFORE)).toBe(0)
  await setPhase('booking')
  expect(await countAt('2026-11-26T11:00:00Z')).toBe(0)
  expect(await countAt('2026-11-26T22:00:00Z')).toBe(0)
})
