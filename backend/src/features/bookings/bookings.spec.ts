import { booking, person } from '../../../test/factories'
import { invalidField, startApi } from '../../../test/harness'
import { BookingsDocument, UpcomingBookingsDocument } from '../../../test/operations'
import { BookingStatus } from './court-booking.entity'

const api = startApi()

const wednesday = { bookingDate: '2026-07-01' }
const thursday = { bookingDate: '2026-07-02' }

const starts = ({ edges }: { edges: { node: { bookingDate: string; startTime: string } }[] }) =>
  edges.map(({ node }) => `${node.bookingDate} ${node.startTime}`)

describe('bookings', () => {
  test('lists the caller’s own, of every status, latest first', async () => {
    const member = await person()
    await booking(member, { ...wednesday, startTime: '06:30' })
    await booking(member, { ...thursday, startTime: '07:00', status: BookingStatus.cancelled })
    await booking(member, { ...wednesday, startTime: '18:00' })
    await booking(await person(), thursday)
    const { bookings } = await (await api.as(member)).ok(BookingsDocument)
    expect(bookings.totalCount).toBe(3)
    expect(starts(bookings)).toEqual(['2026-07-02 07:00', '2026-07-01 18:00', '2026-07-01 06:30'])
  })

  test('pages return each booking once, even those at the same time', async () => {
    const member = await person()
    for (let hour = 0; hour < 5; hour += 1) await booking(member)
    const caller = await api.as(member)
    const seen: string[] = []
    let after: string | null | undefined
    do {
      const { bookings } = await caller.ok(BookingsDocument, { first: 2, after })
      seen.push(...bookings.edges.map(({ node }) => node.id))
      after = bookings.pageInfo.hasNextPage ? bookings.pageInfo.endCursor : undefined
    } while (after)
    expect(new Set(seen).size).toBe(5)
    expect(seen).toHaveLength(5)
  })
})

describe('upcomingBookings', () => {
  /* Late on Wednesday in New York is Thursday in UTC. */
  const lateWednesday = '2026-07-02T03:30:00Z'

  test('lists confirmed ones from now on in New York, soonest first', async () => {
    api.at(lateWednesday)
    const member = await person()
    await booking(member, { ...wednesday, startTime: '23:29' })
    await booking(member, { ...thursday, startTime: '18:00' })
    await booking(member, { ...wednesday, startTime: '23:30' })
    await booking(member, { ...thursday, startTime: '00:15' })
    await booking(member, { ...thursday, status: BookingStatus.cancelled })
    await booking(await person(), thursday)
    const { upcomingBookings } = await (await api.as(member)).ok(UpcomingBookingsDocument)
    expect(starts(upcomingBookings)).toEqual([
      '2026-07-01 23:30',
      '2026-07-02 00:15',
      '2026-07-02 18:00',
    ])
    expect(upcomingBookings.totalCount).toBe(3)
  })

  test('omits a booking once it begins', async () => {
    const member = await person()
    await booking(member, { ...wednesday, startTime: '23:30' })
    api.at('2026-07-02T03:30:01Z')
    const { upcomingBookings } = await (await api.as(member)).ok(UpcomingBookingsDocument)
    expect(upcomingBookings.totalCount).toBe(0)
  })
})

test.each([
  ['bookings', BookingsDocument],
  ['upcomingBookings', UpcomingBookingsDocument],
] as const)('%s: requires a session and refuses a bad page size', async (_name, document) => {
  expect(await api.visitor.fails(document)).toMatchObject({ code: 'UNAUTHENTICATED' })
  const caller = await api.as(await person())
  expect(await caller.fails(document, { first: 101 })).toMatchObject(
    invalidField('first', 'Please ask for 1 to 100 rows'),
  )
  const made = (...key: unknown[]) => Buffer.from(JSON.stringify(key)).toString('base64url')
  for (const after of ['x', made('2026-07-01'), made('x', 'y', 'z'), made(1, 2, 3)])
    expect(await caller.fails(document, { after })).toMatchObject({ fields: [{ field: 'after' }] })
})

describe('bookings over REST', () => {
  test('GET /api/bookings and /upcoming return whole arrays', async () => {
    api.at('2026-07-01T12:00:00Z')
    const member = await person()
    const { id } = await booking(member, wednesday)
    await booking(member, { bookingDate: '2026-06-01' })
    const caller = await api.as(member)
    const all = await caller.rest('GET', '/bookings')
    expect(all.status).toBe(200)
    expect(all.body.map((row: { bookingDate: string }) => row.bookingDate)).toEqual([
      '2026-07-01',
      '2026-06-01',
    ])
    const { body } = await caller.rest('GET', '/bookings/upcoming')
    expect(body).toEqual([
      {
        id,
        userId: member.id,
        courtName: 'Championship Court 1',
        bookingDate: '2026-07-01',
        startTime: '18:00',
        duration: 60,
        status: 'confirmed',
        createdAt: expect.any(String),
      },
    ])
  })

  test.each(['/bookings', '/bookings/upcoming'])('GET %s requires a session', async path => {
    expect(await api.visitor.rest('GET', path)).toMatchObject({
      status: 401,
      body: { message: 'Unauthorized' },
    })
  })
})
