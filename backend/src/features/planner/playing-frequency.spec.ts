import { playingFrequency } from './playing-frequency'

const weeks = (count: number, week: { members: number; hours: number }) =>
  Array.from({ length: count }, () => week)

describe('planner frequency (PLANNER-1)', () => {
  test('is assumed with three weeks, and counted with four', () => {
    const week = { members: 20, hours: 18 }
    const assumed = { source: 'assumption', reservationsPerWeek: 0.7, weeks: null, people: null }
    expect(playingFrequency([])).toEqual(assumed)
    expect(playingFrequency(weeks(3, week))).toEqual(assumed)
    expect(playingFrequency(weeks(4, week))).toEqual({
      source: 'reservations',
      reservationsPerWeek: 0.9,
      weeks: 4,
      people: 20,
    })
  })

  test('is the hours of a member’s week: weeks with more members count for more', () => {
    const played = [...weeks(3, { members: 20, hours: 20 }), { members: 60, hours: 0 }]
    expect(playingFrequency(played)).toMatchObject({ reservationsPerWeek: 0.5, people: 30 })
  })

  test.each([
    [0, 0.05],
    [200, 7],
  ])('of %d hours by 20 members is within the limits: %d', (hours, expected) => {
    const { reservationsPerWeek } = playingFrequency(weeks(4, { members: 20, hours }))
    expect(reservationsPerWeek).toBe(expected)
  })
})
