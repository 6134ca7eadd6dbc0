import { CELLS, DAYS, PARTS } from './week-parts'
import { likedCells, shapeOf } from './wishes'

const parts = PARTS.map(({ part }) => part)
const tuesdayEvening = likedCells({ days: ['tuesday'], parts: ['evening'] })

describe('planner wishes', () => {
  test('bookable hours of the parts are 3, 3, 4, 4, 3 and 1, and most of the night is open play', () => {
    expect(PARTS.map(({ part, bookableHours }) => [part, bookableHours])).toEqual([
      ['early_morning', 3],
      ['late_morning', 3],
      ['afternoon', 4],
      ['evening', 4],
      ['late_night', 3],
      ['overnight', 1],
    ])
    expect(PARTS.filter(({ isOpenPlay }) => isOpenPlay).map(({ part }) => part)).toEqual([
      'overnight',
    ])
  })

  test('an answer likes its days at its parts', () => {
    expect(tuesdayEvening).toEqual([9])
    expect(
      likedCells({ days: ['monday', 'sunday'], parts: ['early_morning', 'overnight'] }),
    ).toEqual([0, 5, 36, 41])
  })

  test('without a part an answer likes the whole day, without a day the part on every day', () => {
    expect(likedCells({ days: ['monday'], parts: [] })).toEqual([0, 1, 2, 3, 4, 5])
    expect(likedCells({ days: [], parts: ['evening'] })).toEqual([3, 9, 15, 21, 27, 33, 39])
  })

  test('an answer without a day and a part has no wish', () => {
    expect(likedCells({ days: [], parts: [] })).toEqual([])
    expect(shapeOf([[]])).toEqual(Array(CELLS).fill(0))
  })

  test('an answer that ticks all 42 cells weighs as much as an answer that ticks one', () => {
    const everything = likedCells({ days: DAYS, parts })
    expect(everything).toHaveLength(42)
    const shape = shapeOf([everything, tuesdayEvening])
    expect(shape[9]).toBeCloseTo(1 + 1 / 42)
    expect(shape[0]).toBeCloseTo(1 / 42)
    expect(shape.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(2)
  })
})
