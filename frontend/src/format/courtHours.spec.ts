import { addDays, clubDateOf, parseDay, shortClubWeekday } from './courtDays'
import { clubDayHour, clubMonthName, hoursOfDay } from './courtHours'

describe('hours of a court', () => {
  it('formats full hours of New York', () => {
    const hour = hoursOfDay(['2026-11-23T22:00:00.000Z', '2026-11-23T23:00:00.000Z'])
    expect(hour('2026-11-23T23:00:00.000Z')).toBe('6 PM')
    expect(hour('2026-11-24T00:00:00.000Z')).toBe('7 PM')
    expect(clubMonthName('2026-12')).toBe('December')
  })

  it('names the day of a moment, unless it is today', () => {
    const moment = '2026-11-24T00:00:00.000Z'
    expect(clubDayHour(moment, new Date('2026-11-23T05:00:00Z'))).toBe('today, 7 PM')
    expect(clubDayHour(moment, new Date('2026-11-23T04:59:00Z'))).toBe('Monday, November 23, 7 PM')
  })

  it('names the time zone of an hour that the day has twice, and of no other', () => {
    const starts = ['04', '05', '06', '07'].map(hour => `2026-11-01T${hour}:00:00.000Z`)
    expect(starts.map(hoursOfDay(starts))).toEqual(['12 AM', '1 AM EDT', '1 AM EST', '2 AM'])
    // The end of a day from midnight to midnight is no repeated hour.
    expect(hoursOfDay(starts)('2026-11-02T05:00:00.000Z')).toBe('12 AM')
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
