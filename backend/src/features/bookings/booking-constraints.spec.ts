import { clubMember, createCourts } from '../../../test/courts'
import { booking, person } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { db } from '../../database/data-source'
import type { Court } from '../courts/court.entity'

/* The database refuses what the program must never write, whoever writes it. */
startApi()

let court: Court
let userId = ''
beforeEach(async () => {
  const courts = await createCourts()
  court = courts[0]!
  userId = (await clubMember()).id
})

const [START, END] = ['2026-11-27T23:00:00Z', '2026-11-28T00:00:00Z']

async function insertHold(startsAt = START, endsAt = END): Promise<string> {
  const [row] = await db.query<{ id: string }[]>(
    `INSERT INTO court_hold ("courtId", "startsAt", "endsAt", kind) VALUES ($1, $2, $3, 'booking') RETURNING id`,
    [court.id, startsAt, endsAt],
  )
  return row!.id
}

/** Inserts a booking of 27 November, 6 PM; `values` are SQL by column. */
async function insertBooking(values: Record<string, string> = {}): Promise<void> {
  const row: Record<string, string> = {
    userId: `'${userId}'`,
    courtName: `'Championship Court 1'`,
    bookingDate: `'2026-11-27'`,
    startTime: `'18:00'`,
    duration: '60',
    courtId: `'${court.id}'`,
    startsAt: `'${START}'`,
    endsAt: `'${END}'`,
    plan: `'standard'`,
    month: `'2026-11-01'`,
    monthNo: '1',
    isExtra: 'false',
    guests: `'{}'`,
    ...values,
  }
  const columns = Object.keys(row).map(column => `"${column}"`)
  await db.query(
    `INSERT INTO court_booking (${columns.join(', ')}) VALUES (${Object.values(row).join(', ')})`,
  )
}

const held = async (values: Record<string, string> = {}) =>
  insertBooking({ holdId: `'${await insertHold()}'`, ...values })

test('a complete booking and a row written by hand are stored', async () => {
  await held()
  await booking(await person())
  await booking(await person(), { startTime: '23:45', duration: 20 })
  expect(await db.query('SELECT FROM court_booking')).toHaveLength(3)
})

test.each([
  ['the same time', START, END],
  ['half an hour later', '2026-11-27T23:30:00Z', '2026-11-28T00:30:00Z'],
  ['a longer time around it', '2026-11-27T22:00:00Z', '2026-11-28T02:00:00Z'],
])('court_hold_overlap refuses a second hold of %s', async (_, startsAt, endsAt) => {
  await insertHold()
  await expect(insertHold(startsAt, endsAt)).rejects.toThrow('court_hold_overlap')
})

test('a hold may begin when another one ends', async () => {
  await insertHold()
  await insertHold(END, '2026-11-28T01:00:00Z')
})

test.each([
  ['court_hold_half_hours', '2026-11-27T23:10:00Z', END],
  ['court_hold_order', END, START],
])('%s refuses a hold', async (constraint, startsAt, endsAt) => {
  await expect(insertHold(startsAt, endsAt)).rejects.toThrow(constraint)
})

test.each<[constraint: string, values: Record<string, string>]>([
  ['court_booking_hold', { holdId: 'NULL' }],
  ['court_booking_held', { plan: 'NULL' }],
  ['court_booking_local_time', { startTime: `'17:00'` }],
  ['court_booking_local_time', { bookingDate: `'2026-11-28'` }],
  ['court_booking_local_time', { month: `'2026-12-01'` }],
  ['court_booking_local_time', { duration: '90' }],
  ['court_booking_month_no', { monthNo: '13' }],
  ['court_booking_month_no', { isExtra: 'true' }],
  ['court_booking_guests', { guests: `'{a,b,c,d}'` }],
  ['court_booking_cancelled', { cancelledAt: 'now()', wasLate: 'false' }],
  ['court_booking_duration', { duration: '0' }],
])('%s refuses %p', async (constraint, values) => {
  await expect(held(values)).rejects.toThrow(constraint)
})

test('court_booking_by_hand refuses a number of the month without a court', async () => {
  const none = ['courtId', 'startsAt', 'endsAt', 'plan', 'month', 'isExtra', 'guests']
  const values = Object.fromEntries(none.map(column => [column, 'NULL']))
  await expect(insertBooking(values)).rejects.toThrow('court_booking_by_hand')
})

test('a booking cannot use the hold of another time, court or booking', async () => {
  const other = await insertHold('2026-11-28T01:00:00Z', '2026-11-28T02:00:00Z')
  await expect(insertBooking({ holdId: `'${other}'` })).rejects.toThrow('foreign key')
})

test('a cancelled booking keeps no hold, and returns its number unless it was late', async () => {
  const cancelled = { status: `'cancelled'`, cancelledAt: 'now()' }
  await expect(held({ ...cancelled, wasLate: 'true' })).rejects.toThrow('court_booking_hold')
  await expect(insertBooking({ ...cancelled, wasLate: 'false' })).rejects.toThrow(
    'court_booking_number_returned',
  )
  await insertBooking({ ...cancelled, wasLate: 'true' })
})

test('court_booking_month_no_unique refuses a number of the month twice', async () => {
  await held()
  const later = await insertHold('2026-11-28T23:00:00Z', '2026-11-29T00:00:00Z')
  const values = {
    holdId: `'${later}'`,
    startsAt: `'2026-11-28T23:00:00Z'`,
    endsAt: `'2026-11-29T00:00:00Z'`,
    bookingDate: `'2026-11-28'`,
  }
  await expect(insertBooking(values)).rejects.toThrow('court_booking_month_no_unique')
  await insertBooking({ ...values, monthNo: '2' })
})

test('court_booking_person_overlap refuses a person on two courts at once', async () => {
  await held()
  const [, second] = await createCourts()
  court = second!
  await expect(held({ monthNo: '2' })).rejects.toThrow('court_booking_person_overlap')
})

test('deleting an account frees its courts', async () => {
  await held()
  await db.query('DELETE FROM "user" WHERE id = $1', [userId])
  expect(await db.query('SELECT FROM court_hold')).toEqual([])
})
