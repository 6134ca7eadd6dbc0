import { clubMember, createCourts } from '../../test/courts'
import { downloadCsv } from '../../test/csv'
import { staffPerson } from '../../test/factories'
import { startApi } from '../../test/harness'
import { insertBookings, type PastBookingRow } from '../../test/past-bookings'
import { db } from '../database/data-source'
import { Plan } from '../features/memberships/membership.entity'

const api = startApi()

beforeEach(() => api.at('2026-11-26T15:00:00Z'))

const HEADER = [
  'Id',
  'Court',
  'Play begins',
  'Booked at',
  'First name',
  'Last name',
  'Email',
  'State',
  'Arrived',
  'Guests',
  'Cancelled late',
]

/** Books hours of Ana's on the first court; the clocks changed on November 1. */
async function createBookings() {
  const ana = await clubMember(Plan.standard, { firstName: '=Ana', email: 'ana@example.com' })
  const [court] = await createCourts()
  const row = {
    userId: ana.id,
    courtId: court!.id,
    createdAt: new Date('2026-10-25T12:00:00Z'),
    status: 'confirmed' as const,
  }
  const book = (startsAt: string, values: Partial<PastBookingRow> = {}) => ({
    ...row,
    startsAt: new Date(startsAt),
    ...values,
  })
  const ids = await insertBookings([
    // Today, the last hour of yesterday, and the days around the first one of four weeks.
    book('2026-11-26T13:00:00Z'),
    book('2026-11-26T03:00:00Z', { status: 'no_show' }),
    book('2026-11-02T13:00:00Z', { status: 'cancelled', wasLate: true }),
    book('2026-10-31T12:00:00Z', { status: 'cancelled' }),
    book('2026-10-29T12:00:00Z', {
      guests: ['Zoe', 'Bo'],
      checkedInAt: new Date('2026-10-29T11:55:00Z'),
    }),
    book('2026-10-29T02:00:00Z'),
  ])
  return { ana, ids }
}

test('bookings CSV export: has the bookings of the past days, the latest first (BOOKING-60)', async () => {
  const { ids } = await createBookings()
  const { rows, response } = await downloadCsv(await api.team(), 'bookings.csv')
  const booked = '2026-10-25T08:00:00-04:00'
  const ana = ["'=Ana", 'Alvarez', 'ana@example.com']
  const rowOf = (id: string | undefined, startsAt: string, ...rest: string[]) => [
    id,
    'Championship Court 1',
    startsAt,
    booked,
    ...ana,
    ...rest,
  ]
  expect(rows).toEqual([
    HEADER,
    rowOf(ids[1], '2026-11-25T22:00:00-05:00', 'no_show', '', '0', ''),
    rowOf(ids[2], '2026-11-02T08:00:00-05:00', 'cancelled', '', '0', 'yes'),
    rowOf(ids[3], '2026-10-31T08:00:00-04:00', 'cancelled', '', '0', ''),
    rowOf(ids[4], '2026-10-29T08:00:00-04:00', 'confirmed', '2026-10-29T07:55:00-04:00', '2', ''),
  ])
  expect(response.headers.get('content-disposition')).toMatch(/filename="bookings-/)
})

test('bookings CSV export: reads the chosen period, and refuses another word', async () => {
  await createBookings()
  const caller = await api.team()
  expect((await downloadCsv(caller, 'bookings.csv?period=weeks_13')).rows).toHaveLength(6)
  expect(await caller.rest('GET', '/admin/bookings.csv?period=decade')).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT', errors: [{ field: 'period' }] },
  })
})

test('bookings CSV export: leaves out the address of a gone account', async () => {
  const { ana } = await createBookings()
  await db.query(`UPDATE "user" SET email = 'gone-' || id || '@invalid' WHERE id = $1`, [ana.id])
  const { rows } = await downloadCsv(await api.team(), 'bookings.csv')
  expect(new Set(rows.slice(1).map(row => row[6]))).toEqual(new Set(['']))
})

test('bookings CSV export: is refused to the desk (BOOKING-61)', async () => {
  const desk = await api.as(await staffPerson('DESK'))
  expect(await desk.rest('GET', '/admin/bookings.csv')).toMatchObject({ status: 403 })
})
