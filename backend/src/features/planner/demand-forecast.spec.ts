import { QUESTION as TEAM_QUESTION, resultOf } from '../../../test/forecasts'
import { rounds } from '../../../test/rounds'
import { carryingCapacity } from './carrying-capacity'
import { forecastDemand } from './demand-forecast'
import type { DemandForecastArgs } from './planner.inputs'
import type { Answer } from './answer-groups'
import { DemandLoad, ForecastQuality, type DemandForecast } from './planner.types'
import { Random } from './random'
import { onAverage, simulate, type WeekHours } from './simulation'
import { DAYS, PARTS } from './week-parts'
import { playingFrequency, type PlayedWeek } from './playing-frequency'
import { weekHours } from './week-hours'
import { likedCells } from './wishes'

const QUESTION = { ...TEAM_QUESTION, reservationsPerWeek: 0.7 }
const weeks = weekHours(2, '2026-11-25', [])
const tuesday = likedCells({ days: ['tuesday'], parts: ['evening'] })

interface Data {
  /** Answers of accounts. */
  answers?: readonly Answer[]
  anonymous?: readonly Answer[]
  weeks?: readonly WeekHours[]
  played?: readonly PlayedWeek[]
}

function forecast(data: Data, question: Partial<DemandForecastArgs> = {}): DemandForecast {
  const answers = { accounts: data.answers ?? [], anonymous: data.anonymous ?? [] }
  const frequency = playingFrequency(data.played ?? [], [])
  return resultOf(
    forecastDemand(
      { ...QUESTION, ...question },
      { answers, weeks: data.weeks ?? weeks, frequency },
    ),
  )
}

const people = (count: number, cells: readonly number[] = tuesday): Answer[] =>
  Array.from({ length: count }, (_, index) => ({ person: `${cells.join()}-${index}`, cells }))

/** How likely a person of the sample ticks each day and each part. */
const DAY_WEIGHTS = [0.15, 0.15, 0.2, 0.15, 0.15, 0.32, 0.27]
const PART_WEIGHTS = [0.1, 0.13, 0.09, 0.53, 0.17, 0.02]

/** Returns made-up answers that differ from each other; one in forty has no wish. */
function sample(count: number, sampleSeed = 1): Answer[] {
  const random = new Random().restart(sampleSeed)
  const ticked = (weights: readonly number[]) => weights.map(weight => random.fraction() < weight)
  return Array.from({ length: count }, (_, index) => {
    const [byDay, byPart] = [ticked(DAY_WEIGHTS), ticked(PART_WEIGHTS)]
    const days = DAYS.filter((_day, day) => byDay[day])
    const parts = PARTS.filter((_part, part) => byPart[part]).map(({ part }) => part)
    return { person: String(index), cells: likedCells({ days, parts }) }
  })
}

describe('planner forecast: how many answers it needs', () => {
  test('29 are not enough: it has no numbers', () => {
    expect(forecast({ answers: people(29) })).toEqual({
      quality: ForecastQuality.not_enough,
      usableAnswers: 29,
      accountAnswers: 25,
      anonymousAnswers: 0,
      neededAnswers: 30,
      frequency: { source: 'assumption', reservationsPerWeek: 0.7, weeks: null, people: null },
      reservationsPerWeek: 0.7,
      carries: null,
      recommendedCap: null,
      shareMet: null,
      withoutAny: null,
      cells: [],
      warnings: [
        { kind: 'promise_exceeds_capacity', promisedHours: 2_700, availableHours: 1_080 },
        { kind: 'few_answers', promisedHours: null, availableHours: null },
      ],
    })
  })

  test('30 are rough, 100 are good', () => {
    const kinds = ({ warnings }: DemandForecast) => warnings.map(({ kind }) => kind)
    const rough = forecast({ answers: people(30) }, { members: 40 })
    expect(rough).toMatchObject({ quality: 'rough', usableAnswers: 30 })
    expect(kinds(rough)).toEqual(['few_answers'])
    expect(forecast({ answers: people(99) })).toMatchObject({ quality: 'rough', usableAnswers: 95 })
    const good = forecast({ answers: people(100) }, { members: 40 })
    expect(good).toMatchObject({ quality: 'good', usableAnswers: 100 })
    expect(kinds(good)).toEqual([])
  })

  test('the number is shown from five on, and counts people with a wish', () => {
    const shown = [0, 4, 5, 12].map(
      count => forecast({ answers: [...people(20, []), ...people(count)] }).usableAnswers,
    )
    expect(shown).toEqual([null, null, 5, 12])
  })

  test('from 30 on, the number does not tell how few people have withdrawn their wish (SEC-P7)', () => {
    const shown = [1, 4, 5].map(withdrawn => {
      const later = people(withdrawn).map(({ person }) => ({ person, cells: [] }))
      return forecast({ answers: [...people(40), ...later, ...people(5, [3])] }).usableAnswers
    })
    expect(shown).toEqual([40, 35, 40])
  })
})

describe('planner forecast: the promise', () => {
  const promise = (members: number, courts = 2) => forecast({}, { members, courts }).warnings[0]

  test('90 members are promised as many hours as two courts have, 91 more', () => {
    expect(promise(90)?.kind).toBe('few_answers')
    expect(promise(91)).toEqual({
      kind: 'promise_exceeds_capacity',
      promisedHours: 1_092,
      availableHours: 1_080,
    })
    expect(promise(91, 3)?.kind).toBe('few_answers')
  })
})

describe('planner forecast', () => {
  test('40 people who want Tuesday evening fill it and nothing else', () => {
    const { cells, shareMet } = forecast({ answers: people(40) }, { members: 40 })
    expect(cells).toHaveLength(42)
    expect(cells.filter(({ load }) => load !== DemandLoad.low)).toEqual([
      { day: 'tuesday', part: 'evening', isOpenPlay: false, load: 'full', isAveraged: false },
    ])
    // 28 wishes a week on average, for 8 hours.
    expect(shareMet).toBeCloseTo(0.29, 1)
  })

  test('has the same bytes for the same seed, and others for another seed', () => {
    const answers = sample(40)
    const text = (seed: number) => JSON.stringify(forecast({ answers }, { seed }))
    const first = text(1)
    expect(text(1)).toBe(first)
    expect(text(2)).not.toBe(first)
  })

  // The ranges of an independent prototype with other made-up answers.
  test.each([
    [0.7, 198, 233],
    [2.76, 43, 55],
  ])('of 200 people at %d reservations a week: %d to %d', (reservationsPerWeek, low, high) => {
    const { carries } = forecast({ answers: sample(200) }, { reservationsPerWeek })
    expect(carries?.members).toBeGreaterThanOrEqual(low)
    expect(carries?.members).toBeLessThanOrEqual(high)
    expect(carries?.low).toBeLessThan(carries?.members ?? 0)
    expect(carries?.high).toBeGreaterThan(carries?.members ?? 400)
  })

  test('nine of ten other seeds have their median within the range of the first', () => {
    const seeds = rounds(2, 100)
    const answers = sample(200)
      .map(({ cells }) => cells)
      .filter(cells => cells.length > 0)
    const rangeOf = (seed: number) =>
      carryingCapacity(
        resultOf(simulate({ answers, weeks, seed, drawWishes: onAverage(0.7) })),
        0.9,
      )
    const { low, high } = rangeOf(1)
    const medians = Array.from({ length: seeds }, (_, index) => rangeOf(index + 2).members)
    const within = medians.filter(members => members >= low && members <= high)
    expect(within.length).toBeGreaterThanOrEqual(0.9 * seeds)
  })
})

describe('planner forecast: one more answer (SEC-P7)', () => {
  const answers = sample(36, 3)
  const questions: Partial<DemandForecastArgs>[] = [
    { members: 400, reservationsPerWeek: 0.35, seed: 3 },
    { members: 40, metShare: 0.5, seed: 2 },
    { members: 1, reservationsPerWeek: 2.76, metShare: 1 },
  ]

  test('shows nothing, whatever is asked, whatever it ticks, and whether its account has answered before', () => {
    for (const [index, question] of questions.entries()) {
      const before = forecast({ answers }, question)
      expect(before).toMatchObject({ quality: 'rough', usableAnswers: 30 })
      for (const one of [
        { person: 'one', cells: [...Array(42).keys()] },
        // Which answers are counted does not depend on the question.
        ...(index === 0
          ? [
              { person: 'one', cells: [41] },
              { person: 'one', cells: [] },
              { person: '0', cells: [41] },
            ]
          : []),
      ])
        expect(forecast({ answers: [...answers, one] }, question)).toEqual(before)
    }
  })
})

describe('planner forecast: anonymous answers (BOOKING-20)', () => {
  const leftOut = { anonymous: false }

  test('are counted apart from those of accounts, and can be left out', () => {
    const data = { answers: people(40), anonymous: people(13, [3]) }
    const counts = { accountAnswers: 40, anonymousAnswers: 10 }
    const whole = forecast(data)
    expect(whole).toMatchObject({ ...counts, usableAnswers: 50 })
    const without = forecast(data, leftOut)
    expect(without).toMatchObject({ ...counts, usableAnswers: 40 })
    expect(without).toEqual(
      Object.assign(forecast({ answers: people(40) }), { anonymousAnswers: 10 }),
    )
    expect(whole.cells).not.toEqual(without.cells)
  })

  test('give the same forecast as the same answers of accounts', () => {
    const all = sample(60)
      .filter(({ cells }) => cells.length > 0)
      .slice(0, 50)
    const apart = forecast({ answers: all.slice(0, 25), anonymous: all.slice(25) })
    const together = forecast({ answers: all })
    expect(apart).toEqual(Object.assign(together, { accountAnswers: 25, anonymousAnswers: 25 }))
  })

  test('alone give a forecast, and none if they are left out', () => {
    const data = { answers: people(4), anonymous: people(34) }
    expect(forecast(data)).toMatchObject({ quality: 'rough', usableAnswers: 30, accountAnswers: 0 })
    expect(forecast(data, leftOut)).toMatchObject({
      quality: 'not_enough',
      usableAnswers: null,
      anonymousAnswers: 30,
      cells: [],
    })
  })

  test('are seen in whole groups of five in what the two forecasts differ (SEC-P7)', () => {
    // With the accounts' waiting answers, one to four would complete a group.
    const answers = sample(39, 3)
    const all = (anonymous: number) => forecast({ answers, anonymous: people(anonymous, [41]) })
    const [none, five, accounts] = [all(0), all(5), forecast({ answers })]
    expect(five).not.toEqual(none)
    for (const [count, shown] of [
      [4, none],
      [9, five],
    ] as const) {
      expect(all(count)).toEqual(shown)
      const without = forecast({ answers, anonymous: people(count, [41]) }, leftOut)
      expect(without.anonymousAnswers).toBe(shown.anonymousAnswers)
      expect(Object.assign(without, { anonymousAnswers: 0 })).toEqual(accounts)
    }
  })

  test('below 30 make the number of usable answers differ by five or more, or not at all (SEC-P7)', () => {
    const numberOf = (count: number, question = {}) =>
      forecast({ answers: people(9), anonymous: people(count, [3]) }, question).usableAnswers
    expect([0, 1, 4, 5, 7].map(count => numberOf(count))).toEqual([9, 9, 9, 14, 16])
    expect([0, 1, 4, 5, 7].map(count => numberOf(count, leftOut))).toEqual([9, 9, 9, 9, 9])
    const few = { answers: people(4), anonymous: people(4, [3]) }
    expect(forecast(few)).toMatchObject({ usableAnswers: null })
  })
})
