import fc from 'fast-check'
import { blockTimes, daysWithin, freeParts } from './block-times'
import { Weekday } from './block.options'

const NOW = new Date('2026-10-01T12:00:00Z')

/** Returns the times of a block of one day as [start, end]. */
function times(day: string, startTime: string, endTime: string, now = NOW) {
  const input = { from: day, until: day, startTime, endTime }
  return blockTimes(input, now).map(({ startsAt, endsAt }) => [
    startsAt.toISOString().slice(0, 16),
    endsAt.toISOString().slice(0, 16),
  ])
}

describe('block times', () => {
  test.each<[string, [string, string, string], [string, string]]>([
    ['in winter', ['2026-11-26', '17:00', '21:00'], ['2026-11-26T22:00', '2026-11-27T02:00']],
    ['in summer', ['2026-10-02', '05:30', '06:00'], ['2026-10-02T09:30', '2026-10-02T10:00']],
    ['to midnight', ['2026-10-02', '22:00', '00:00'], ['2026-10-03T02:00', '2026-10-03T04:00']],
    ['overnight', ['2026-10-02', '23:00', '05:00'], ['2026-10-03T03:00', '2026-10-03T09:00']],
    ['all day', ['2026-10-02', '00:00', '00:00'], ['2026-10-02T04:00', '2026-10-03T04:00']],
    [
      'of a day with 25 hours',
      ['2026-11-01', '00:00', '00:00'],
      ['2026-11-01T04:00', '2026-11-02T05:00'],
    ],
    [
      'of a day with 23 hours',
      ['2027-03-14', '00:00', '00:00'],
      ['2027-03-14T05:00', '2027-03-15T04:00'],
    ],
    [
      'of both 1 o’clocks',
      ['2026-11-01', '01:00', '02:00'],
      ['2026-11-01T05:00', '2026-11-01T07:00'],
    ],
    [
      'from the first 1:30',
      ['2026-11-01', '01:30', '03:00'],
      ['2026-11-01T05:30', '2026-11-01T08:00'],
    ],
    [
      'to the second 1:30',
      ['2026-11-01', '00:30', '01:30'],
      ['2026-11-01T04:30', '2026-11-01T06:30'],
    ],
    [
      'from a time that does not exist',
      ['2027-03-14', '02:30', '05:00'],
      ['2027-03-14T07:30', '2027-03-14T09:00'],
    ],
    [
      'to a time that does not exist',
      ['2027-03-14', '01:00', '02:30'],
      ['2027-03-14T06:00', '2027-03-14T07:30'],
    ],
  ])('are those of New York (%s)', (_, [day, start, end], expected) => {
    expect(times(day, start, end)).toEqual([expected])
  })

  test('omit a time that does not exist, and what is over', () => {
    expect(times('2027-03-14', '02:00', '03:00')).toEqual([])
    expect(times('2026-10-01', '05:00', '08:00')).toEqual([])
    const now = new Date('2026-10-01T12:29:59Z')
    expect(times('2026-10-01', '05:00', '10:00', now)).toEqual([
      ['2026-10-01T12:00', '2026-10-01T14:00'],
    ])
  })

  test('are those of the chosen days of the week', () => {
    const input = { from: '2026-10-01', until: '2026-10-31', startTime: '18:00', endTime: '19:00' }
    const weekdays = [Weekday.sunday, Weekday.wednesday]
    const days = blockTimes({ ...input, weekdays }, NOW).map(({ startsAt }) =>
      startsAt.getUTCDate(),
    )
    expect(days).toEqual([4, 7, 11, 14, 18, 21, 25, 28])
    expect(blockTimes(input, NOW)).toHaveLength(31)
  })

  const valid = { from: '2026-10-01', until: '2027-10-01', startTime: '18:00', endTime: '19:00' }
  test.each([
    ['until', { until: '2026-09-30' }, 'Please choose the first day or a later one'],
    ['until', { until: '2027-10-02' }, 'Please choose at most 366 days'],
    ['until', { from: '2026-09-29', until: '2026-09-30' }, 'Please choose today or a later day'],
    ['weekdays', { weekdays: [] }, 'None of these days is within the chosen time'],
    [
      'weekdays',
      { until: '2026-10-01', weekdays: [Weekday.friday] },
      'None of these days is within the chosen time',
    ],
    ['startTime', { startTime: '18:15' }, 'Please choose a full or half hour'],
    ['startTime', { startTime: '18:30:01' }, 'Please choose a full or half hour'],
    ['endTime', { endTime: '18:59:59.999' }, 'Please choose a full or half hour'],
  ])('refuse %s for %j', (field, change, message) => {
    expect(blockTimes(valid, NOW)).toHaveLength(366)
    expect(() => blockTimes({ ...valid, ...change }, NOW)).toThrow(
      expect.objectContaining({
        extensions: expect.objectContaining({ fields: [{ field, message }] }),
      }),
    )
  })
})

const half = (count: number) => new Date(Date.UTC(2026, 10, 1) + count * 1_800_000)
const part = (from: number, to: number) => ({ startsAt: half(from), endsAt: half(to) })

test('block times: free parts and taken ones together are the time, without overlap', () => {
  const holds = fc.uniqueArray(fc.integer({ min: -4, max: 24 }), { maxLength: 12 })
  fc.assert(
    fc.property(holds, fc.integer({ min: 1, max: 20 }), (starts, length) => {
      const taken = starts.toSorted((a, b) => a - b).map(start => part(start, start + 1))
      const free = freeParts(part(0, length), taken)
      const halves = Array.from({ length }, (_, index) => index)
      for (const index of halves) {
        const covering = free.filter(
          ({ startsAt, endsAt }) => startsAt <= half(index) && endsAt >= half(index + 1),
        )
        expect(covering).toHaveLength(starts.includes(index) ? 0 : 1)
      }
      for (const { startsAt, endsAt } of free) expect(startsAt < endsAt).toBe(true)
    }),
  )
})

test('block times: days within a time are New York days', () => {
  const days = (startsAt: string, endsAt: string) =>
    daysWithin({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })
  expect(days('2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z')).toEqual(['2026-11-01'])
  expect(days('2026-11-02T04:30:00Z', '2026-11-03T05:30:00Z')).toEqual([
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
  ])
})
