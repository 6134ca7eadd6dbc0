import { courts, hourOf, member } from './courtScheduleFixtures'

const DAY = '2027-03-16'

/** Returns a closure of both courts on one evening, with its number. */
export const closure = (number: number, changes: object = {}) => ({
  __typename: 'CourtClosure',
  id: `k${String(number)}`,
  courts,
  from: DAY,
  until: DAY,
  weekdays: null as string[] | null,
  startTime: '17:00:00',
  endTime: '21:00:00',
  kind: 'lesson',
  title: `Clinic ${String(number)}`,
  note: null as string | null,
  isNoteOnSite: false,
  skippedDates: [] as string[],
  bookingsInTheWay: 0,
  ...changes,
})

/** Returns a booking in the way, at this hour of the day. */
export const conflictWith = (index: number) => ({
  __typename: 'BlockedBooking',
  id: `b${String(index)}`,
  startsAt: hourOf(DAY, index).startsAt,
  court: courts[0],
  person: member(index),
})

interface Plan {
  blocked?: { startsAt: string; endsAt: string }[]
  freed?: { startsAt: string; endsAt: string }[]
  conflicts?: object[]
  cancelled?: object[]
}

/** Returns the answer of a preview; its times are on court 2. */
export function closurePlan(name: string, { blocked = [], freed = [], ...bookings }: Plan) {
  const onCourt = (time: object) => ({ __typename: 'CourtTime', court: courts[1], ...time })
  return {
    data: {
      [name]: {
        __typename: 'CourtClosurePreview',
        blocked: blocked.map(onCourt),
        freed: freed.map(onCourt),
        conflicts: [],
        cancelled: [],
        ...bookings,
      },
    },
  }
}
