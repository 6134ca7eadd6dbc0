import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { BookingModel, type ModelPerson, type ModelRequest } from '../../../test/booking-model'
import { clubMember, createCourts, findCourtFaults } from '../../../test/courts'
import { startApi } from '../../../test/harness'
import { rounds } from '../../../test/rounds'
import { services } from '../../../test/services'
import { setPhase } from '../../../test/waves'
import type { User } from '../../accounts/user.entity'
import { HOUR_MS } from '../../core/durations'
import { AppError } from '../../core/errors'
import { db } from '../../database/data-source'
import type { Court } from '../courts/court.entity'
import { Plan } from '../memberships/membership.entity'
import { bookCourt } from './book-court.service'
import { cancelBooking } from './cancel-booking.service'

startApi()

const PEOPLE: ModelPerson[] = [
  { plan: 'standard', tier: null },
  { plan: 'standard', tier: 'elite' },
  { plan: 'unlimited', tier: null },
  { plan: 'standard', tier: 'champion' },
]
/** 5 AM in New York on a day in winter. */
const BEGIN = Date.parse('2027-01-04T10:00:00Z')
const DAY_MS = 24 * HOUR_MS

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      person: fc.nat(PEOPLE.length - 1),
      court: fc.nat(1),
      days: fc.nat(15),
      hour: fc.nat(4),
      guests: fc.nat(3),
      acceptsCharges: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('cancel' as const),
      which: fc.nat(),
      acceptsCharges: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.nat(2_000) }),
  },
)

const codeOf = (work: Promise<{ id: string }>) =>
  work.then(
    ({ id }) => ({ id, code: 'ok' }),
    (error: unknown) => {
      if (error instanceof AppError) return { id: '', code: error.extensions.code }
      throw error
    },
  )

/** All bookings and their charges, in words, as the model has them. */
async function stored(ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string; line: string }[]>(
    `SELECT booking.id, format('%s %s %s %s', booking.status, booking."wasLate", booking."monthNo", booking."isExtra")
       || coalesce((SELECT string_agg(format(', %s %s %s', kind, cents, state), '' ORDER BY kind, no)
          FROM charge WHERE "bookingId" = booking.id), '') AS line
     FROM court_booking booking`,
  )
  const byId = new Map(rows.map(({ id, line }) => [id, line]))
  return ids.map(id => byId.get(id) ?? 'missing')
}

const inWords = ({ bookings }: BookingModel) =>
  bookings.map(({ state, monthNo, isExtra, charges }) => {
    const status =
      state === 'confirmed' ? 'confirmed ' : `cancelled ${state === 'late' ? 't' : 'f'}`
    const words = [`${status} ${String(monthNo ?? '')} ${isExtra ? 't' : 'f'}`, ...charges]
    return words.join(', ')
  })

test('bookings agree with a plain model of the rules, to the cent', async () => {
  const courts: Court[] = await createCourts()
  await setPhase('booking')
  const people: User[] = []
  for (const { plan, tier } of PEOPLE)
    people.push(await clubMember(Plan[plan], { membershipPlan: tier }))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async steps => {
      await db.query('DELETE FROM court_booking')
      const model = new BookingModel(PEOPLE)
      const ids: string[] = []
      let now = BEGIN
      for (const one of steps) {
        if (one.kind === 'wait') now += one.minutes * 60_000
        else if (one.kind === 'book') {
          const startsAt = BEGIN + one.days * DAY_MS + one.hour * HOUR_MS
          const request: ModelRequest = { ...one, startsAt }
          const expected = model.book(request, now)
          const input = {
            courtId: courts[one.court]!.id,
            startsAt: new Date(startsAt),
            guests: Array.from({ length: one.guests }, () => 'Ana'),
            acceptsCharges: one.acceptsCharges,
            submissionKey: randomUUID(),
          }
          const booking = { input, member: people[one.person]!, isByTeam: false }
          const { code, id } = await codeOf(bookCourt(services, booking, new Date(now)))
          expect(code).toBe(expected)
          if (id) ids.push(id)
        } else if (ids.length > 0) {
          const which = one.which % ids.length
          const known = model.bookings[which]!
          const expected = model.cancel(known, one.acceptsCharges, now)
          const input = { id: ids[which]!, acceptsCharges: one.acceptsCharges }
          const cancelled = cancelBooking(services, people[known.person]!, input, new Date(now))
          expect((await codeOf(cancelled)).code).toBe(expected)
        }
      }
      expect(await stored(ids)).toEqual(inWords(model))
      expect(await findCourtFaults()).toEqual([])
    }),
    { numRuns: rounds(3, 25) },
  )
})
