import { QUESTION, resultOf } from '../../../test/forecasts'
import { forecastDemand, type ForecastData } from './demand-forecast'
import { forecastChanges } from './forecast-changes'
import type { DemandForecastArgs } from './planner.inputs'
import { playingFrequency } from './playing-frequency'
import { weekHours } from './week-hours'
import { DAYS, PARTS, cellAt } from './week-parts'
import { likedCells } from './wishes'

/** Ninety people like two days and an evening or a morning; most like Wednesday. */
const accounts = Array.from({ length: 90 }, (_, index) => ({
  person: String(index),
  cells: likedCells({
    days: [DAYS[index % 7] ?? '', 'wednesday'],
    parts: [PARTS[index % 3 === 0 ? 0 : 3]?.part ?? ''],
  }),
}))

const data: ForecastData = {
  answers: { accounts, anonymous: [] },
  weeks: weekHours(2, '2026-11-25', []),
  frequency: playingFrequency([], []),
}

const changesOf = (question: Partial<DemandForecastArgs> = {}) =>
  resultOf(forecastChanges({ ...QUESTION, ...question }, data))
const capOf = (question: Partial<DemandForecastArgs>, changed: Partial<ForecastData> = {}) =>
  resultOf(forecastDemand({ ...QUESTION, ...question }, { ...data, ...changed })).recommendedCap

describe('planner: what would change the cap (PLANNER-4)', () => {
  test('has the caps of the forecasts with the one difference', () => {
    const wednesday = cellAt(2, 3)
    const weeks = data.weeks.map(week =>
      week.map((hours, cell) => (cell === wednesday ? 0 : hours)),
    )
    const changes = changesOf()
    expect(changes).toEqual([
      {
        kind: 'more_reservations',
        reservationsPerWeek: 0.9,
        day: null,
        recommendedCap: capOf({ reservationsPerWeek: 0.9 }),
      },
      {
        kind: 'fewer_reservations',
        reservationsPerWeek: 0.5,
        day: null,
        recommendedCap: capOf({ reservationsPerWeek: 0.5 }),
      },
      {
        kind: 'closed_evening',
        reservationsPerWeek: 0.7,
        day: 'wednesday',
        recommendedCap: capOf({}, { weeks }),
      },
    ])
    const [more, , closed] = changes
    const cap = capOf({}) ?? 0
    expect(more?.recommendedCap).toBeLessThan(cap)
    expect(closed?.recommendedCap).toBeLessThan(cap)
  })

  test.each([
    [0.2, ['more_reservations', 'closed_evening']],
    [6.9, ['fewer_reservations', 'closed_evening']],
  ])('stays within what can be asked, at %d reservations a week', (reservationsPerWeek, kinds) => {
    expect(changesOf({ reservationsPerWeek }).map(({ kind }) => kind)).toEqual(kinds)
  })
})

describe('planner: the recommended cap (PLANNER-3)', () => {
  test('is what nine of ten resamples carry, and at most the club’s places', () => {
    const { carries, recommendedCap } = resultOf(
      forecastDemand({ ...QUESTION, reservationsPerWeek: 1 }, data),
    )
    expect(recommendedCap).toBe(carries?.low)
    expect(recommendedCap).toBeLessThan(carries?.members ?? 0)
    expect(capOf({ reservationsPerWeek: 0.05 })).toBe(225)
  })
})
