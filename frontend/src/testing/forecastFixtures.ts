const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const parts = ['early_morning', 'late_morning', 'afternoon', 'evening', 'late_night', 'overnight']

/** The load is the same on each day: it rises towards the evening. */
const loads = ['low', 'middle', 'high', 'full', 'middle', 'low']

const cells = days.flatMap(day =>
  parts.map((part, index) => ({
    __typename: 'DemandCell',
    day,
    part,
    load: loads[index],
    isOpenPlay: part === 'overnight',
    isAveraged: part === 'overnight' || day === 'sunday',
  })),
)

/** Returns how many members the courts carry; null is more than 400. */
export const carries = (low: number | null, members: number | null, high: number | null) => ({
  __typename: 'CarryingCapacity',
  low,
  members,
  high,
})

/** Returns how often a member reserves: an assumption, unless changed. */
export const frequency = (changes: object = {}) => ({
  __typename: 'PlayingFrequency',
  source: 'assumption',
  reservationsPerWeek: 0.7,
  weeks: null,
  people: null,
  ...changes,
})

/** Returns what would change the cap of the forecast, as the server sends it. */
export const forecastChanges = () => ({
  data: {
    forecastChanges: [
      { kind: 'more_reservations', reservationsPerWeek: 0.9, day: null, recommendedCap: 154 },
      { kind: 'fewer_reservations', reservationsPerWeek: 0.5, day: null, recommendedCap: 225 },
      { kind: 'closed_evening', reservationsPerWeek: 0.7, day: 'tuesday', recommendedCap: 198 },
    ].map(change => ({ __typename: 'ForecastChange', ...change })),
  },
})

/** Returns the warning that the promised hours are more than the courts have. */
export const promise = (promisedHours: number, availableHours: number) => ({
  __typename: 'ForecastWarning',
  kind: 'promise_exceeds_capacity',
  promisedHours,
  availableHours,
})

/** Returns a good forecast, as the server sends it. */
export const forecast = (changes: object = {}) => ({
  data: {
    demandForecast: {
      __typename: 'DemandForecast',
      quality: 'good',
      usableAnswers: 210,
      accountAnswers: 150,
      anonymousAnswers: 60,
      neededAnswers: 30,
      frequency: frequency(),
      reservationsPerWeek: 0.7,
      recommendedCap: 198,
      carries: carries(198, 215, 233),
      shareMet: 0.89,
      withoutAny: 0.04,
      cells,
      warnings: [] as object[],
      ...changes,
    },
  },
})

/** Returns a forecast without numbers, as the server sends it below 30 answers. */
export const noForecast = (usableAnswers: number | null, changes: object = {}) =>
  forecast({
    quality: 'not_enough',
    usableAnswers,
    carries: null,
    recommendedCap: null,
    shareMet: null,
    withoutAny: null,
    cells: [],
    ...changes,
  })
