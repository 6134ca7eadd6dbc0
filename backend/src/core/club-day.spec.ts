import fc from 'fast-check'
import { rounds } from '../../test/rounds'
import { clubDay, clubInstant, clubTime, nextClubMidnight } from './club-day'
import { DAY_MS, HOUR_MS, SECOND_MS } from './durations'

/* instant, New York date, next New York midnight */
const cases = [
  ['a January evening', '2026-01-15T04:59:59.999Z', '2026-01-14', '2026-01-15T05:00:00.000Z'],
  ['a January midnight', '2026-01-15T05:00:00.000Z', '2026-01-15', '2026-01-16T05:00:00.000Z'],
  ['a July evening', '2026-07-15T03:59:59.999Z', '2026-07-14', '2026-07-15T04:00:00.000Z'],
  ['a July midnight', '2026-07-15T04:00:00.000Z', '2026-07-15', '2026-07-16T04:00:00.000Z'],
  ['the 23-hour day', '2026-03-08T05:00:00.000Z', '2026-03-08', '2026-03-09T04:00:00.000Z'],
  [
    'the end of the 23-hour day',
    '2026-03-09T03:59:59.999Z',
    '2026-03-08',
    '2026-03-09T04:00:00.000Z',
  ],
  ['the 25-hour day', '2026-11-01T04:00:00.000Z', '2026-11-01', '2026-11-02T05:00:00.000Z'],
  [
    'the end of the 25-hour day',
    '2026-11-02T04:59:59.999Z',
    '2026-11-01',
    '2026-11-02T05:00:00.000Z',
  ],
] as const

test.each(cases)('club day: %s', (_name, instant, day, midnight) => {
  expect(clubDay(new Date(instant))).toBe(day)
  expect(nextClubMidnight(new Date(instant)).toISOString()).toBe(midnight)
})

test.each([
  ['2026-01-15T04:59:59.999Z', '2026-01-14T23:59:59-05:00'],
  ['2026-07-15T04:00:00.000Z', '2026-07-15T00:00:00-04:00'],
  ['2026-03-08T06:59:59Z', '2026-03-08T01:59:59-05:00'],
  ['2026-03-08T07:00:00Z', '2026-03-08T03:00:00-04:00'],
  ['2026-11-01T05:59:59Z', '2026-11-01T01:59:59-04:00'],
  ['2026-11-01T06:00:00Z', '2026-11-01T01:00:00-05:00'],
  ['2027-01-01T04:59:59.5Z', '2026-12-31T23:59:59-05:00'],
])('club day: %s is %s on the club’s clock', (instant, there) => {
  expect(clubInstant(instant)).toBe(there)
})

test('club day: is undefined without an instant', () => {
  expect(clubInstant(null)).toBeUndefined()
})

/** The time in New York by the system's own calendar: 2026-11-21T00:13:27. */
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'medium',
})
const shown = (instant: Date) => wallClock.format(instant).replace(' ', 'T')

/**
 * The clock changes since the current rules began; half of the instants are within a day of one.
 */
const changes = Array.from({ length: 34 }, (_, index) => 2007 + index).flatMap(year => [
  Date.UTC(year, 2, 14 - ((1 + Math.floor((5 * year) / 4)) % 7), 7),
  Date.UTC(year, 10, 7 - ((1 + Math.floor((5 * year) / 4)) % 7), 6),
])
const instants = fc
  .oneof(
    fc.integer({ min: Date.UTC(2007, 3), max: Date.UTC(2040, 0) }),
    fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -DAY_MS, max: DAY_MS }))
      .map(([change, beside]) => change + beside),
  )
  .map(milliseconds => new Date(milliseconds))

test('club day: equals the system’s calendar at any instant (SEC-D7)', () => {
  fc.assert(
    fc.property(instants, now => {
      const [date, time] = shown(now).split('T')
      const midnight = nextClubMidnight(now)
      const there = clubInstant(now.toISOString()) ?? ''
      expect({
        day: [clubDay(now), clubTime(now)],
        midnight: shown(midnight).slice(10),
        lastOfDay: shown(new Date(midnight.getTime() - 1)).slice(0, 10),
        isNext: midnight > now && midnight.getTime() - now.getTime() <= 25 * HOUR_MS,
        there: there.slice(0, 19),
        instant: Date.parse(there),
      }).toEqual({
        day: [date, time],
        midnight: 'T00:00:00',
        lastOfDay: date,
        isNext: true,
        there: shown(now),
        instant: Math.floor(now.getTime() / SECOND_MS) * SECOND_MS,
      })
    }),
    { numRuns: rounds(400, 2_000) },
  )
})

test('club day: the listed clock changes equal the system’s', () => {
  for (const change of changes) {
    const [before, after] = [change - 1, change].map(at => shown(new Date(at)).slice(11, 13))
    expect([`${before}-${after}`]).toEqual([
      new Date(change).getUTCMonth() === 2 ? '01-03' : '01-01',
    ])
  }
})
