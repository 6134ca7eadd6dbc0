import { weekHours, type BlockedHour } from './week-hours'

const total = (week: readonly number[] = []) => week.reduce((sum, hours) => sum + hours, 0)

describe('planner hours', () => {
  test('are 252 a week on two courts', () => {
    const weeks = weekHours(2, '2026-11-25', [])
    expect(weeks.map(total)).toEqual([252, 252, 252, 252])
    expect(weeks[0]?.slice(0, 6)).toEqual([6, 6, 8, 8, 6, 2])
  })

  /** The same hour of the weekday in these weeks. 2026-11-25, the first day, is a Wednesday. */
  const inWeeks = (weeks: readonly number[], { day, hour, courts }: BlockedHour) =>
    weeks.map(week => ({ day: day + 7 * week, hour, courts }))
  const totals = (closed: readonly BlockedHour[]) => weekHours(2, '2026-11-25', closed).map(total)

  test('are less those of courts that are closed each week, in their cell (PLANNER-2)', () => {
    const closed = [
      ...inWeeks([0, 1, 2, 3], { day: 0, hour: 18, courts: 2 }),
      ...inWeeks([0, 1, 2, 3], { day: 4, hour: 5, courts: 1 }),
    ]
    expect(totals(closed)).toEqual([249, 249, 249, 249])
    const [week] = weekHours(2, '2026-11-25', closed)
    expect(week?.[2 * 6 + 3]).toBe(6)
    expect(week?.[6 * 6 + 5]).toBe(1)
  })

  test('do not change with single closed days, also two in the month (PLANNER-2)', () => {
    const day = (index: number) =>
      Array.from({ length: 18 }, (_, at) => ({ day: index, hour: 5 + at, courts: 2 }))
    expect(totals(day(3))).toEqual([252, 252, 252, 252])
    expect(totals([...day(3), ...day(10)])).toEqual([252, 252, 252, 252])
  })

  test('are closed in three of four weeks, and are less in these (PLANNER-2)', () => {
    const hour = { day: 1, hour: 9, courts: 1 }
    expect(totals(inWeeks([0, 2, 3], hour))).toEqual([251, 252, 251, 251])
  })

  test('are less those of as many courts as are closed in three weeks (PLANNER-2)', () => {
    const hour = { day: 1, hour: 9, courts: 1 }
    const both = { ...hour, courts: 2 }
    const closed = [...inWeeks([0, 1, 2], hour), ...inWeeks([3], both)]
    expect(totals(closed)).toEqual([251, 251, 251, 251])
    expect(totals([...inWeeks([0], hour), ...inWeeks([1, 2, 3], both)])).toEqual([
      251, 250, 250, 250,
    ])
  })

  test('of open play and of later weeks are not counted', () => {
    const closed = [4, 23].flatMap(hour => inWeeks([0, 1, 2, 3], { day: 0, hour, courts: 1 }))
    const later = inWeeks([4, 5, 6], { day: 0, hour: 18, courts: 1 })
    expect(totals([...closed, ...later])).toEqual([252, 252, 252, 252])
  })
})
