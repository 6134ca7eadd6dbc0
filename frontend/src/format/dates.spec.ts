import { clubMoment, shortDateTime } from './dates'

describe('dates in the club’s time zone', () => {
  it.each([
    ['2024-01-16T04:42:00.000Z', 'Jan 15, 2024, 11:42 PM', 'winter, still the day before in Miami'],
    ['2026-07-01T03:59:00.000Z', 'Jun 30, 2026, 11:59 PM', 'summer, one minute before midnight'],
    ['2026-07-01T04:00:00.000Z', 'Jul 1, 2026, 12:00 AM', 'summer midnight'],
    ['2026-03-08T07:00:00.000Z', 'Mar 8, 2026, 03:00 AM', 'the hour the spring change skips to'],
  ])('shortDateTime formats %s as %s (%s)', (iso, words) => {
    expect(shortDateTime(iso)).toBe(words)
  })

  it.each([
    ['2026-11-22T05:00:00.000Z', '12:00 AM on Sunday, November 22 (Miami time)'],
    ['2026-07-02T04:00:00.000Z', '12:00 AM on Thursday, July 2 (Miami time)'],
  ])('clubMoment formats %s as %s', (iso, words) => {
    expect(clubMoment(iso)).toBe(words)
  })
})
