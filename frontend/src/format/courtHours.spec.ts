/** @jest-environment <rootDir>/scripts/serverEnvironment.cjs */
import { addDays, clubDateOf, parseDay, shortClubWeekday } from './courtDays'
import { clubDayHour, clubMonthName } from './courtHours'

describe('hours of a court', () => {
  it('names the month of New York', () => {
    expect(clubMonthName('2026-12')).toBe('December')
  })

  it('names the day of a moment, unless it is today', () => {
    const moment = '2026-11-24T00:00:00.000Z'
    expect(clubDayHour(moment, new Date('2026-11-23T05:00:00Z'))).toBe('today, 7 PM')
    expect(clubDayHour(moment, new Date('2026-11-23T04:59:00Z'))).toBe('Monday, November 23, 7 PM')
  })

  it('counts days of New York', () => {
    expect(clubDateOf(new Date('2026-11-24T04:59:00Z'))).toBe('2026-11-23')
    expect(clubDateOf(new Date('2026-07-01T04:00:00Z'))).toBe('2026-07-01')
    expect(addDays('2026-10-28', 7)).toBe('2026-11-04')
    expect(addDays('2027-03-15', -1)).toBe('2027-03-14')
    expect(shortClubWeekday('2026-11-23')).toBe('Mon')
  })

  it.each([
    ['2026-11-24', '2026-11-24'],
    ['2026-02-30', undefined],
    ['2026-13-01', undefined],
    ['0202-11-24', undefined],
    ['tomorrow', undefined],
    [undefined, undefined],
  ])('parses %s as %s', (text, day) => expect(parseDay(text)).toBe(day))
})
