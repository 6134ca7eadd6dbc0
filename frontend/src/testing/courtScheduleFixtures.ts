/** The UTC hours of the fixtures' day: three hours of the morning in New York. */
const HOURS = [14, 15, 16, 17]

const instant = (date: string, hour: number) => `${date}T${String(hour)}:00:00.000Z`

export const courts = [1, 2].map(number => ({
  __typename: 'Court',
  id: `c${String(number)}`,
  name: `Championship Court ${String(number)}`,
}))

export const member = (number: number) => ({
  __typename: 'WaitlistPerson',
  userId: `u${String(number)}`,
  firstName: 'Ana',
  lastName: `Ruiz ${String(number)}`,
  email: `ana${String(number)}@example.com`,
})

/** Returns the times of an hour of the day: 0 is the first. */
export const hourOf = (date: string, index: number) => ({
  startsAt: instant(date, HOURS[index] ?? 0),
  endsAt: instant(date, (HOURS[index] ?? 0) + 1),
})

/** Returns a booking of this number's member on court 1. */
export const deskBooking = (date: string, index: number, changes: object = {}) => ({
  __typename: 'DeskBooking',
  id: `b${String(index)}`,
  ...hourOf(date, index),
  status: 'confirmed',
  foundingNumber: 12,
  guests: [] as string[],
  players: [] as object[],
  isExtra: false,
  checkedInAt: null as string | null,
  holdsCourt: true,
  court: courts[0],
  person: member(index),
  charges: [] as object[],
  ...changes,
})

/** Returns a block of court 2. */
export const block = (date: string, index: number, changes: object = {}) => ({
  __typename: 'Block',
  id: `k${String(index)}`,
  ...hourOf(date, index),
  kind: 'maintenance',
  title: 'New net',
  court: courts[1],
  ...changes,
})

export const charge = (number: number, changes: object = {}) => ({
  __typename: 'Charge',
  id: `charge${String(number)}`,
  kind: 'guest_pass',
  cents: 1999,
  state: 'open',
  ...changes,
})

/** Returns a day of both courts. */
export const courtSchedule = (date: string, changes: object = {}) => ({
  __typename: 'CourtSchedule',
  date,
  courts,
  hours: [0, 1, 2].map(index => ({ __typename: 'ScheduleHour', ...hourOf(date, index) })),
  bookings: [] as object[],
  offers: [] as object[],
  cancelled: [] as object[],
  blocks: [] as object[],
  ...changes,
})

/** Returns a handler of the club's clock and phase; by default the computer's clock is right. */
export const clubClock =
  (phase = 'booking', time = () => new Date()) =>
  () => ({
    data: { clubTime: time().toISOString(), launch: { __typename: 'Launch', phase } },
  })
