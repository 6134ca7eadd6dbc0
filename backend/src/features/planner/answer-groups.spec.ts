import fc from 'fast-check'
import { rounds } from '../../../test/rounds'
import { answersInUse, inOrderOfCells, latestWishes, type Answer } from './answer-groups'

const people = (count: number, cells: readonly number[] = [9]): Answer[] =>
  Array.from({ length: count }, (_, index) => ({ person: `${cells.join()}-${index}`, cells }))

describe('planner answers', () => {
  test('are the latest of each account', () => {
    const [first, ...others] = people(5)
    const later = { person: first?.person ?? '', cells: [3] }
    expect(latestWishes([...people(5), later])).toEqual([[3], [9], [9], [9], [9]])
    const used = answersInUse([...people(4), later, ...others])
    expect(inOrderOfCells(used)).toEqual([[3], [9], [9], [9], [9]])
  })

  test('without a wish are not usable, also if an earlier one had a wish', () => {
    const withdrawn = { person: '9-0', cells: [] }
    expect(latestWishes([...people(2), ...people(3, []), withdrawn])).toEqual([[9]])
  })

  test('are used from the fifth person on, in groups of five people', () => {
    const used = [...Array(12).keys()].map(count => answersInUse(people(count)).length)
    expect(used).toEqual([0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 10, 10])
  })

  test('of people who are already in use wait for four more people, old or new (SEC-P7)', () => {
    const changed = [...people(5), { person: '9-0', cells: [3] }]
    expect(answersInUse(changed)).toEqual(answersInUse(people(5)))
    expect(answersInUse([...changed, ...people(3, [1])])).toEqual(answersInUse(people(5)))
    expect(answersInUse([...changed, ...people(4, [1])])).toContainEqual([3])
  })

  test('change when all have answered once and five of them answer again', () => {
    const again = (count: number) => people(count).map(({ person }) => ({ person, cells: [3] }))
    const all = people(225)
    expect(answersInUse([...all, ...again(4)])).toEqual(answersInUse(all))
    const changed = answersInUse([...all, ...again(5)])
    expect(changed.filter(([cell]) => cell === 3)).toHaveLength(5)
    expect(changed).toHaveLength(225)
  })

  test('of one person who answers again and again wait for four others (SEC-P7)', () => {
    const one = Array.from({ length: 9 }, (_, cell) => ({ person: '9-0', cells: [cell] }))
    expect(answersInUse([...people(5), ...one])).toEqual(answersInUse(people(5)))
  })

  test('that withdraw a wish count like others, those that never had one do not (SEC-P7)', () => {
    const withdrawn = people(5).map(({ person }) => ({ person, cells: [] }))
    expect(answersInUse([...people(5), ...withdrawn.slice(0, 4)])).toHaveLength(5)
    expect(answersInUse([...people(5), ...withdrawn])).toEqual([])
    expect(answersInUse([...people(5), ...withdrawn.slice(0, 1), ...people(9, [])])).toHaveLength(5)
  })

  test('are in an order that depends on what was ticked only', () => {
    const [one, other] = [people(5, [1, 2]), people(5, [1])]
    const used = (answers: Answer[]) => inOrderOfCells(answersInUse(answers))
    expect(used([...one, ...other])).toEqual(used([...other, ...one]))
  })

  test('in use change only with the answers of five people (SEC-P7)', () => {
    const answer = fc.record({
      person: fc.integer({ min: 0, max: 15 }).map(String),
      cells: fc.subarray([0, 9, 41]),
    })
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 40 }), answers => {
        let from = 0
        for (const end of answers.keys()) {
          const [before, after] = [
            answersInUse(answers.slice(0, end)),
            answersInUse(answers.slice(0, end + 1)),
          ]
          if (JSON.stringify(after) === JSON.stringify(before)) continue
          const people = new Set(answers.slice(from, end + 1).map(({ person }) => person))
          expect(people.size).toBeGreaterThanOrEqual(5)
          from = end + 1
        }
      }),
      { numRuns: rounds(500, 2_000) },
    )
  })
})
