import fc from 'fast-check'
import { rounds } from '../../../test/rounds'
import { DemandLoad } from './planner.types'
import { groupedShape, shownCells } from './shown-loads'
import { CELLS } from './week-parts'

/** Returns the weights of 42 cells, of which all but these are 0. */
const weights = (some: Record<number, number>) =>
  Array.from({ length: CELLS }, (_, cell) => some[cell] ?? 0)

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

describe('planner grid: the weights that it may show', () => {
  test('are whole groups of five; the rest is spread over the part, then over the week', () => {
    const shown = groupedShape(weights({ 3: 11, 9: 4, 0: 5 }))
    // 10 of 11, then 5 of 1 + 4 over seven evenings.
    expect(shown[3]).toBeCloseTo(10 + 5 / 7)
    expect(shown[9]).toBeCloseTo(5 / 7)
    expect(shown[0]).toBeCloseTo(5)
    const spread = groupedShape(weights({ 3: 8, 8: 2 }))
    expect(spread[3]).toBeCloseTo(5 + (5 * 4) / 126)
    expect(spread[8]).toBeCloseTo((5 * 4) / 126)
    expect(spread[41]).toBeCloseTo(5 / 126)
  })

  test('have the same sum, in whole groups of five', () => {
    const whole = fc.array(fc.nat(12), { minLength: CELLS, maxLength: CELLS })
    fc.assert(
      fc.property(whole, all => {
        expect(sumOf(groupedShape(all))).toBeCloseTo(sumOf(all) - (sumOf(all) % 5))
      }),
    )
  })

  const PEOPLE = rounds(20, 30)

  /*
   * Everything that the grid shows, with any number of members, courts and reservations, is
   * computed from these weights. The reader of these tests also knows that all people like one of
   * these cells, and how many people there are.
   */
  test.each([
    ['of one part', [3, 9, 15, 21]],
    ['of two parts', [3, 9, 4, 10]],
    ['of four parts', [0, 7, 14, 21]],
  ])('tell no group below five, of people in four cells %s (SEC-P7)', (_, cells) => {
    const possible = countsOf(PEOPLE, cells.length).map(counts => ({
      shown: shownFor(cells, counts),
      counts,
    }))
    expect(new Set(possible.map(({ shown }) => shown)).size).toBeGreaterThan(20)
    expect(disclosedBy(possible)).toEqual([])
  })

  test.each([
    ['of one part', [3, 9, 15]],
    ['of two parts', [3, 9, 4]],
    ['of three parts', [0, 7, 14]],
  ])('tell none before and after five more people in three cells %s (SEC-P7)', (_, cells) => {
    const known = new Map(
      [PEOPLE, PEOPLE + 5].flatMap(people =>
        countsOf(people, cells.length).map(counts => [counts.join(), shownFor(cells, counts)]),
      ),
    )
    const possible = countsOf(PEOPLE, cells.length).flatMap(before =>
      countsOf(5, cells.length).map(more => {
        const after = before.map((count, index) => count + (more[index] ?? 0))
        const shown = [before, after].map(counts => known.get(counts.join())).join(' ')
        return { shown, counts: [...before, ...more, ...after] }
      }),
    )
    expect(disclosedBy(possible)).toEqual([])
  })

  test('are all that the loads depend on, with any number of wishes and hours (SEC-P7)', () => {
    const [one, four] = [weights({ 3: 29, 9: 1 }), weights({ 3: 26, 9: 4 })]
    // Prime, so that the wishes meet the hours at many shares.
    const step = rounds(61, 1)
    for (const hours of [1, 8, 32])
      for (let wishes = 1; wishes <= 2_800; wishes += step) {
        const question = { wishes, weeks: [Array<number>(CELLS).fill(hours)] }
        const loads = [one, four].map(shape => JSON.stringify(shownCells({ ...question, shape })))
        if (loads[0] !== loads[1]) expect({ hours, wishes, loads }).toBe('alike')
      }
  })
})

/** Returns what a grid is computed from if so many people like each of these cells. */
const shownFor = (cells: readonly number[], counts: readonly number[]): string =>
  groupedShape(weights(Object.fromEntries(counts.map((count, index) => [cells[index], count]))))
    .map(weight => weight.toFixed(6))
    .join()

/** Returns the counts of one to four people that follow from what is shown. */
function disclosedBy(possible: readonly { shown: string; counts: number[] }[]): number[] {
  const alike = new Map<string, Set<number>[]>()
  for (const { shown, counts } of possible) {
    const values = alike.get(shown) ?? counts.map(() => new Set<number>())
    alike.set(shown, values)
    for (const [index, count] of counts.entries()) values[index]?.add(count)
  }
  return [...alike.values()].flat().flatMap(values => {
    const [only = 0] = values
    return values.size === 1 && only > 0 && only < 5 ? [only] : []
  })
}

/** Returns all ways to divide people among groups. */
function countsOf(people: number, groups: number): number[][] {
  if (groups === 1) return [[people]]
  return Array.from({ length: people + 1 }, (_, first) => first).flatMap(first =>
    countsOf(people - first, groups - 1).map(others => [first, ...others]),
  )
}

describe('planner grid: the load of a cell', () => {
  const hours = [Array<number>(CELLS).fill(8)]
  const loadAt = (wishes: number) =>
    shownCells({ shape: weights({ 9: 40 }), wishes, weeks: hours })[9]?.load

  test.each([
    [0, 'low'],
    [3.9, 'low'],
    [4, 'middle'],
    [6.3, 'middle'],
    [6.5, 'high'],
    [7.9, 'high'],
    [8, 'full'],
    [100, 'full'],
  ])('%d wishes for 8 hours: %s', (wishes, load) => {
    expect(loadAt(wishes)).toBe(load)
  })

  test('is full if someone wishes for a closed cell, and low if nobody does', () => {
    const closed = [Array<number>(CELLS).fill(0)]
    const cells = shownCells({ shape: weights({ 9: 40 }), wishes: 1, weeks: closed })
    expect([cells[9]?.load, cells[10]?.load]).toEqual([DemandLoad.full, DemandLoad.low])
  })

  test('is that of the mean week', () => {
    const closed = Array<number>(CELLS).fill(0)
    const weeks = [...hours, ...hours, ...hours, closed]
    const [cell] = shownCells({ shape: weights({ 9: 40 }), wishes: 6, weeks }).slice(9)
    expect(cell?.load).toBe(DemandLoad.full)
  })

  test('is called a mean below five people, whether it is of the part or of the week (SEC-P7)', () => {
    const shape = weights({ 3: 11, 9: 4, 15: 0, 0: 5 })
    const averaged = shownCells({ shape, wishes: 20, weeks: hours }).map(cell => cell.isAveraged)
    expect([averaged[3], averaged[9], averaged[15], averaged[0]]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})
