import fc from 'fast-check'
import { rounds } from '../../../test/rounds'
import { carryingCapacity, sharesOf } from './carrying-capacity'
import { Random } from './random'
import {
  MEMBERS_MAX,
  emptyTally,
  onAverage,
  playWeek,
  simulate,
  type Simulation,
  type Tally,
} from './simulation'
import { CELLS, partOfCell } from './week-parts'

const hoursOn = (courts: number) =>
  Array.from({ length: CELLS }, (_, cell) => courts * partOfCell(cell).bookableHours)

/** 40 answers for Tuesday evening, two courts, and exactly one reservation a week. */
const tuesdays: Simulation = {
  answers: Array<number[]>(40).fill([9]),
  weeks: [hoursOn(2)],
  seed: 1,
  drawWishes: () => 1,
}

function tallies(simulation: Simulation): Tally[] {
  const weeks = simulate(simulation)
  for (;;) {
    const week = weeks.next()
    if (week.done) return week.value
  }
}

describe('planner simulation: 40 people who want Tuesday evening once a week', () => {
  const played = tallies(tuesdays)

  test('8 hours meet the wishes of 8 of 40 members', () => {
    expect(sharesOf(played, 40)).toEqual({ shareMet: 8 / 40, withoutAny: 32 / 40 })
    expect(sharesOf(played, 8)).toEqual({ shareMet: 1, withoutAny: 0 })
  })

  test.each([
    [1, 8],
    [0.9, 8],
    [0.8, 10],
    [0.5, 16],
  ])('with a share of %d the courts carry %d', (share, members) => {
    expect(carryingCapacity(played, share)).toEqual({ members, low: members, high: members })
  })

  test('four courts carry 16, and courts that meet every wish of 400 members more than 400', () => {
    const four = tallies({ ...tuesdays, weeks: [hoursOn(4)] })
    expect(carryingCapacity(four, 0.95).members).toBe(16)
    const ninetyNine = tallies({ ...tuesdays, weeks: [hoursOn(99)] })
    expect(carryingCapacity(ninetyNine, 1).members).toBe(396)
    const hundred = tallies({ ...tuesdays, weeks: [hoursOn(100)] })
    expect(carryingCapacity(hundred, 1).members).toBe(Infinity)
  })

  test('an hour that is closed in one of four weeks is missing in every fourth week', () => {
    const [open, closed] = [hoursOn(2), hoursOn(2)]
    closed[9] = 0
    const { shareMet } = sharesOf(tallies({ ...tuesdays, weeks: [open, open, open, closed] }), 8)
    expect(shareMet).toBe(19 / 25)
  })
})

test('planner simulation: the range is that of 40 resamples, by nearest rank', () => {
  const carried = Array.from({ length: 40 }, (_, index) => {
    const tally = emptyTally()
    tally.wished.fill(1)
    tally.met.fill(1, 0, index + 1)
    return tally
  })
  expect(carryingCapacity(carried, 1)).toEqual({ low: 4, members: 20, high: 36 })
})

test('planner simulation: a wish takes the other cell if the first one is full', () => {
  const week = hoursOn(0).with(9, 1).with(15, 1)
  const either = { ...tuesdays, answers: [[9, 15]], weeks: [week] }
  expect(sharesOf(tallies(either), 2)).toEqual({ shareMet: 1, withoutAny: 0 })
  expect(sharesOf(tallies(either), 4).shareMet).toBe(1 / 2)
})

test('planner simulation: members draw wishes with the given mean', () => {
  const { wished } = playedWeeks({ ...tuesdays, drawWishes: onAverage(2.76) })
  const mean = wished.reduce((sum, count) => sum + count, 0) / (MEMBERS_MAX * 25)
  expect(mean).toBeCloseTo(2.76, 1)
})

function playedWeeks(simulation: Simulation): Tally {
  const tally = emptyTally()
  for (let week = 1; week <= 25; week += 1) playWeek(simulation, [1, week], tally)
  return tally
}

describe('planner simulation, with any answers', () => {
  const cells = fc.subarray([...Array(CELLS).keys()], { minLength: 1 })
  const simulations = fc.record({
    answers: fc.array(cells, { minLength: 1, maxLength: 12 }),
    weeks: fc.array(fc.nat(3), { minLength: CELLS, maxLength: CELLS }).map(week => [week]),
    seed: fc.nat(),
    drawWishes: fc.double({ min: 0.05, max: 7, noNaN: true }).map(onAverage),
  })
  const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0)

  test('no cell is over its hours, and every met wish takes one', () => {
    fc.assert(
      fc.property(simulations, simulation => {
        const tally = emptyTally()
        const free = playWeek(simulation, [1, 1], tally)
        expect(Math.min(...free)).toBeGreaterThanOrEqual(0)
        expect(sum(simulation.weeks[0] ?? []) - sum(free)).toBe(sum(tally.met))
      }),
      { numRuns: rounds(20, 100) },
    )
  })

  test('nobody gets more than they wish, and only people with a wish go without', () => {
    fc.assert(
      fc.property(simulations, simulation => {
        const { wished, met, weeksWished, weeksWithout } = playedWeeks(simulation)
        expect(met.every((count, member) => count <= (wished[member] ?? 0))).toBe(true)
        const isWishing = (count: number, member: number) => count <= (weeksWished[member] ?? 0)
        expect(weeksWithout.every(isWishing)).toBe(true)
      }),
      { numRuns: rounds(6, 20) },
    )
  })

  test('one more hour in any cell takes no hour from the first members together', () => {
    fc.assert(
      fc.property(simulations, fc.nat(CELLS - 1), (simulation, cell) => {
        const more = (simulation.weeks[0] ?? []).map((hours, at) => hours + Number(at === cell))
        const [fewer, moreHours] = [emptyTally(), emptyTally()]
        playWeek(simulation, [1, 1], fewer)
        playWeek({ ...simulation, weeks: [more] }, [1, 1], moreHours)
        expect(moreHours.wished).toEqual(fewer.wished)
        for (const members of [1, 20, 100, MEMBERS_MAX])
          expect(sum(moreHours.met.subarray(0, members))).toBeGreaterThanOrEqual(
            sum(fewer.met.subarray(0, members)),
          )
      }),
      { numRuns: rounds(20, 300) },
    )
  })
})

test('planner random numbers depend on the key only, and differ between keys', () => {
  const first = (...key: number[]) => new Random().restart(...key).bits()
  expect(first(1, 2, 3, 4)).toBe(first(1, 2, 3, 4))
  const keys = [0, 1, 2, 3].flatMap(a => [0, 1, 2, 3].map(b => first(a, b)))
  expect(new Set(keys).size).toBe(16)
  expect(new Random().restart(7).bits()).toBe(2_215_006_619)
})
