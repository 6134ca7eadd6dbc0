import fc from 'fast-check'
import { answersInUse, latestWishes, type Answer } from './answer-groups'

const people = (count: number, cells: readonly number[] = [9]): Answer[] =>
  Array.from({ length: count }, (_, index) => ({ person: `${cells.join()}-${index}`, cells }))

describe('planner answers', () => {
  test('are the latest of each account', () => {
    const [first, ...others] = people(5)
    const later = { person: first?.person ?? '', cells: [3] }
    expect(latestWishes([...people(5), later])).toEqual([[3], [9], [9], [9], [9]])
    expect(answersInUse([...people(4), later, ...others])).toEqual([[3], [9], [9], [9], [9]])
  })

  test('without a wish are not usable, also if an earlier one had a wish', () => {
    const withdrawn = { person: '9-0', cells: [] }
    expect(latestWishes([...people(2), ...people(3, []), withdrawn])).toEqual([[9]])
  })

  test('are used from the fifth person on, in groups of five people', () => {
    const used = [...Array(12).keys()].map(count => answersInUse(people(count)).length)
    expect(used).toEqual([0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 10, 10])
  })

  test('of people who are already in use wait for five more people (SEC-P7)', () => {
    const changed = [...people(5), { person: '9-0', cells: [3] }]
    expect(answersInUse(changed)).toEqual(answersInUse(people(5)))
    expect(answersInUse([...changed, ...people(4, [1])])).toEqual(answersInUse(people(5)))
    expect(answersInUse([...changed, ...people(5, [1])])).toContainEqual([3])
  })

  test('are in an order that depends on what was ticked only', () => {
    const [one, other] = [people(5, [1, 2]), people(5, [1])]
    expect(answersInUse([...one, ...other])).toEqual(answersInUse([...other, ...one]))
  })

  test('in use change with one more answer only if they include five more people (SEC-P7)', () => {
    const answer = fc.record({
      person: fc.integer({ min: 0, max: 15 }).map(String),
      cells: fc.subarray([0, 9, 41]),
    })
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 40 }), answer, (answers, one) => {
        const [before, after] = [answersInUse(answers), answersInUse([...answers, one])]
        const peopleWithWish = (all: Answer[]) =>
          new Set(all.filter(({ cells }) => cells.length > 0).map(({ person }) => person)).size
        const groups = (all: Answer[]) => Math.floor(peopleWithWish(all) / 5)
        if (groups(answers) === groups([...answers, one])) expect(after).toEqual(before)
        else expect(peopleWithWish([...answers, one]) % 5).toBe(0)
      }),
      { numRuns: 2_000 },
    )
  })
})
