import { PERIOD_DAYS, weekHours } from './week-hours'

const total = (week: readonly number[] = []) => week.reduce((sum, hours) => sum + hours, 0)

describe('planner hours', () => {
  test('are 252 a week on two courts', () => {
    const weeks = weekHours(2, '2026-11-25', [])
    expect(weeks.map(total)).toEqual([252, 252, 252, 252])
    expect(weeks[0]?.slice(0, 6)).toEqual([6, 6, 8, 8, 6, 2])
  })

  test('are less those of closed courts, in their week and cell', () => {
    // 2026-11-25 is a Wednesday.
    const closed = [
      { day: 0, hour: 18, courts: 2 },
      { day: 4, hour: 5, courts: 1 },
      { day: 27, hour: 22, courts: 1 },
    ]
    const weeks = weekHours(2, '2026-11-25', closed)
    expect(weeks.map(total)).toEqual([249, 252, 252, 251])
    expect(weeks[0]?.[2 * 6 + 3]).toBe(6)
    expect(weeks[0]?.[6 * 6 + 5]).toBe(1)
    expect(weeks[3]?.[6 + 4]).toBe(5)
  })

  test('of open play and of later weeks are not counted', () => {
    const closed = [4, 23].map(hour => ({ day: 0, hour, courts: 1 }))
    const later = { day: PERIOD_DAYS, hour: 18, courts: 1 }
    expect(weekHours(1, '2026-11-25', [...closed, later]).map(total)).toEqual([126, 126, 126, 126])
  })
})
