import { clubDay, clubInstant, nextClubMidnight } from './club-day'

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

test('club day: no instant gives no time', () => {
  expect(clubInstant(null)).toBeUndefined()
})
