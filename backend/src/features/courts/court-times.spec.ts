import { isSlotStart, localTime, nextMonth, opensAt, slotsOfDay } from './court-times.service'

const wholeDay = { opensAtHour: 0, closesAtHour: 24 }
const starts = (date: string, hours?: typeof wholeDay) =>
  slotsOfDay(date, hours).map(({ startsAt }) => startsAt.toISOString())
const times = (date: string, hours?: typeof wholeDay) =>
  slotsOfDay(date, hours).map(({ startsAt }) => localTime(startsAt).time)

describe('slotsOfDay', () => {
  test('has the 18 hours from 5 AM to 11 PM in New York, in winter and in summer', () => {
    expect(starts('2026-11-25')).toHaveLength(18)
    expect(starts('2026-11-25').at(0)).toBe('2026-11-25T10:00:00.000Z')
    expect(starts('2026-11-25').at(-1)).toBe('2026-11-26T03:00:00.000Z')
    expect(starts('2026-07-01').at(0)).toBe('2026-07-01T09:00:00.000Z')
  })

  test('has 18 hours on the days of both clock changes', () => {
    for (const date of ['2026-11-01', '2027-03-14']) {
      expect(times(date)).toHaveLength(18)
      expect([times(date).at(0), times(date).at(-1)]).toEqual(['05:00', '22:00'])
    }
  })

  test('a club that is open all night has both 1 o’clocks in autumn and no 2 o’clock in spring', () => {
    expect(starts('2026-11-01', wholeDay)).toHaveLength(25)
    expect(starts('2026-11-01', wholeDay).slice(1, 3)).toEqual([
      '2026-11-01T05:00:00.000Z',
      '2026-11-01T06:00:00.000Z',
    ])
    expect(times('2026-11-01', wholeDay).slice(0, 4)).toEqual(['00:00', '01:00', '01:00', '02:00'])
    expect(starts('2027-03-14', wholeDay)).toHaveLength(23)
    expect(times('2027-03-14', wholeDay).slice(0, 4)).toEqual(['00:00', '01:00', '03:00', '04:00'])
  })

  test('each slot ends where the next one begins', () => {
    for (const date of ['2026-11-01', '2027-03-14', '2026-12-24']) {
      const slots = slotsOfDay(date, wholeDay)
      const ends = slots.slice(0, -1).map(({ endsAt }) => endsAt)
      expect(slots.slice(1).map(({ startsAt }) => startsAt)).toEqual(ends)
    }
  })
})

test.each([
  ['2026-11-25T10:00:00Z', true],
  ['2026-11-25T09:00:00Z', false],
  ['2026-11-26T03:00:00Z', true],
  ['2026-11-26T04:00:00Z', false],
  ['2026-11-25T10:30:00Z', false],
  ['2026-11-25T10:00:00.001Z', false],
  ['not an instant', false],
])('isSlotStart: %s: %s', (instant, expected) => {
  expect(isSlotStart(new Date(instant))).toBe(expected)
})

test.each([
  ['an ordinary week', '2026-11-26T23:00:00Z', '2026-11-19T23:00:00.000Z'],
  ['over the autumn change, an hour more', '2026-11-03T23:00:00Z', '2026-10-27T22:00:00.000Z'],
  ['over the spring change, an hour less', '2027-03-16T22:00:00Z', '2027-03-09T23:00:00.000Z'],
])('opensAt is the same time in New York 7 days before: %s', (_, startsAt, expected) => {
  expect(opensAt(new Date(startsAt), 7).toISOString()).toBe(expected)
})

test('the month is that of New York: 31 October, 11 PM is not November', () => {
  expect(localTime(new Date('2026-11-01T03:00:00Z'))).toEqual({
    date: '2026-10-31',
    month: '2026-10',
    time: '23:00',
  })
  expect(nextMonth('2026-12')).toBe('2027-01')
})
