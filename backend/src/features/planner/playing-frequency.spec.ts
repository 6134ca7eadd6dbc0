import { playingFrequency, playsInUse } from './playing-frequency'

const weeks = (count: number, week: { members: number; hours: number }) =>
  Array.from({ length: count }, () => week)

describe('planner frequency (PLANNER-1)', () => {
  test('is assumed with three weeks, and counted with four', () => {
    const week = { members: 20, hours: 18 }
    const assumed = { source: 'assumption', reservationsPerWeek: 0.7, weeks: null, people: null }
    expect(playingFrequency([], [])).toEqual(assumed)
    expect(playingFrequency(weeks(3, week), [])).toEqual(assumed)
    expect(playingFrequency(weeks(4, week), [])).toEqual({
      source: 'reservations',
      reservationsPerWeek: 0.9,
      weeks: 4,
      people: 20,
    })
  })

  test('is the hours of a member’s week: weeks with more members count for more', () => {
    const played = [...weeks(3, { members: 20, hours: 20 }), { members: 60, hours: 0 }]
    expect(playingFrequency(played, [])).toMatchObject({ reservationsPerWeek: 0.5, people: 30 })
  })

  test.each([
    [0, 0.05],
    [200, 7],
  ])('of %d hours by 20 members is within the limits: %d', (hours, expected) => {
    const { reservationsPerWeek } = playingFrequency(weeks(4, { members: 20, hours }), [])
    expect(reservationsPerWeek).toBe(expected)
  })

  test('comes from the survey with 20 answers, and from reservations before these', () => {
    const plays = (count: number) => Array.from({ length: count }, (_, index) => 1 + (index % 2))
    expect(playingFrequency([], plays(19))).toMatchObject({ source: 'assumption' })
    expect(playingFrequency(weeks(3, { members: 20, hours: 18 }), plays(22))).toEqual({
      source: 'survey',
      reservationsPerWeek: 1.5,
      weeks: null,
      people: 20,
    })
    expect(playingFrequency(weeks(4, { members: 20, hours: 18 }), plays(22))).toMatchObject({
      source: 'reservations',
      reservationsPerWeek: 0.9,
    })
  })

  test('takes answers in by groups of five people of each kind (SEC-P7, BOOKING-20)', () => {
    const people = (count: number, hours: number) =>
      Array.from({ length: count }, (_, index) => ({ person: String(index), cells: [hours] }))
    const sent = { accounts: people(24, 1), anonymous: people(9, 3) }
    expect(playsInUse(sent, false)).toEqual(Array(20).fill(1))
    expect(playsInUse(sent, true)).toEqual([...Array(20).fill(1), ...Array(5).fill(3)])
    // Somebody's later answer takes the place of the earlier one, once five have answered again.
    const again = [...people(20, 1), ...people(5, 2)]
    expect(
      playsInUse({ accounts: again, anonymous: [] }, true).filter(one => one === 2),
    ).toHaveLength(5)
  })
})
