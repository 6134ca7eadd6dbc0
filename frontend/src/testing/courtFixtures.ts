/** Championship Court 1 and 2. */
const court = (number: number) => ({
  __typename: 'Court',
  id: `c${String(number)}`,
  name: `Championship Court ${String(number)}`,
  number,
})

/** The hours from 5 to 8 PM on Tuesday, November 24, in New York. */
const hours = ['2026-11-24T22', '2026-11-24T23', '2026-11-25T00', '2026-11-25T01'].map(
  hour => `${hour}:00:00.000Z`,
)

/** Returns a day on which all hours are free; `states` sets the state of hours by court and hour. */
export const courtDay = (states: Record<string, string> = {}) => ({
  __typename: 'CourtDay',
  date: '2026-11-24',
  courts: [1, 2].map(number => ({
    __typename: 'CourtSlots',
    court: court(number),
    slots: hours.slice(0, -1).map((startsAt, index) => ({
      __typename: 'CourtSlot',
      startsAt,
      endsAt: hours[index + 1],
      opensAt: '2026-11-17T22:00:00.000Z',
      state: states[`${String(number)}-${String(17 + index)}`] ?? 'open',
      isHeld: `${String(number)}-${String(17 + index)}` in states,
      waiting: 0,
    })),
  })),
})

/** Returns the member's booking of an hour of a court: 17 is 5 PM. */
export const ownBooking = (number: number, hour: number) => ({
  __typename: 'MemberBooking',
  id: `b${String(hour)}`,
  startsAt: hours[hour - 17],
  endsAt: hours[hour - 16],
  freeUntil: hours[0],
  guests: ['Ana Ruiz'],
  court: court(number),
  charges: [{ __typename: 'Charge', id: 'x1', kind: 'guest_pass', cents: 1999, state: 'open' }],
})

/** Returns the allowance of a Standard member; without an end of the membership by default. */
export const bookingAllowance = (
  month: object = {},
  upcoming: object[] = [],
  lastDay: string | null = null,
) => ({
  __typename: 'BookingAllowance',
  windowDays: 7,
  lastDay,
  upcomingMax: 4,
  upcoming,
  months: ['2026-11', '2026-12'].map(name => ({
    __typename: 'MonthAllowance',
    month: name,
    used: 7,
    max: 12,
    freeGuestsUsed: 0,
    freeGuestsMax: 0,
    ...month,
  })),
})

/** Answers that nobody plays with the member. */
export const noPlayers = {
  Players: () => ({
    data: {
      bookingPlayers: [],
      playerBookings: [],
      playedWith: [],
      ownPlayerLinks: [],
      openSpots: [],
    },
  }),
}

/** The open play of Tuesday's night, from 11 PM to 5 AM in New York; nobody comes. */
export const openPlay = {
  __typename: 'OpenPlayNight',
  night: '2026-11-24',
  comesAt: null as string | null,
  hours: [4, 5, 6, 7, 8, 9].map(hour => ({
    __typename: 'OpenPlayHour',
    startsAt: `2026-11-25T0${String(hour)}:00:00.000Z`,
    endsAt: `2026-11-25T${String(hour + 1).padStart(2, '0')}:00:00.000Z`,
    isClosed: false,
    count: 0,
    levels: [] as object[],
    names: [] as string[],
  })),
}
