/** @jest-environment <rootDir>/scripts/serverEnvironment.cjs */
import { club } from '@shared/club'
import {
  clubMoment,
  clubMonth,
  courtDateTime,
  courtHour,
  courtTime,
  courtTimeOf,
  shortClubDay,
  shortDateTime,
} from './dates'

const { timeZone } = club

/** The platform's own formatting of a month. */
const ofPlatform = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone })

/** Evenly spaced moments that cover every month, day and hour. */
const moments = Array.from({ length: 2_000 }, (_moment, index) =>
  new Date(Date.UTC(2020, 0, 1) + index * 104_417_000).toISOString(),
)

describe('dates in the club’s time zone', () => {
  it.each([
    ['2024-01-16T04:42:00.000Z', 'Jan 15, 2024, 11:42 PM', 'winter, still the day before in Miami'],
    ['2026-07-01T03:59:00.000Z', 'Jun 30, 2026, 11:59 PM', 'summer, one minute before midnight'],
    ['2026-07-01T04:00:00.000Z', 'Jul 1, 2026, 12:00 AM', 'summer midnight'],
    ['2026-03-08T07:00:00.000Z', 'Mar 8, 2026, 03:00 AM', 'the hour the spring change skips to'],
  ])('shortDateTime formats %s as %s (%s)', (iso, texts) => {
    expect(shortDateTime(iso)).toBe(texts)
  })

  it.each([
    ['2026-11-22T05:00:00.000Z', '12:00 AM on Sunday, November 22 (Miami time)'],
    ['2026-07-02T04:00:00.000Z', '12:00 AM on Thursday, July 2 (Miami time)'],
  ])('clubMoment formats %s as %s', (iso, texts) => {
    expect(clubMoment(iso)).toBe(texts)
  })

  it('formats the month as the platform does, in every year and at each start of a month', () => {
    const beginnings = Array.from({ length: 24 }, (_month, index) =>
      [3, 4, 5].flatMap(hour =>
        [59_000, 3_599_000].map(ms => new Date(Date.UTC(2026, index, 1, hour) + ms).toISOString()),
      ),
    ).flat()
    for (const iso of [...moments, ...beginnings])
      expect(clubMonth(iso)).toBe(ofPlatform.format(new Date(iso)))
  })

  it('does not shift a club day or a booking’s time', () => {
    expect(shortClubDay('2026-10-24')).toBe('Oct 24')
    expect(courtTime('2026-01-27', '23:30')).toEqual({ day: '27', month: 'Jan', time: '11:30 PM' })
    expect(courtTime('2026-09-01', '00:05')).toEqual({ day: '1', month: 'Sep', time: '12:05 AM' })
  })

  it.each([
    ['2026-11-24T12:00:00.000Z', '7 AM', 'Tue, Nov 24, 2026, 7 AM'],
    ['2026-11-24T12:30:00.000Z', '7:30 AM', 'Tue, Nov 24, 2026, 7:30 AM'],
    ['2026-07-01T04:00:00.000Z', '12 AM', 'Wed, Jul 1, 2026, 12 AM'],
  ])('formats %s for the courts as %s and %s', (iso, hour, dateTime) => {
    expect(courtHour(iso)).toBe(hour)
    expect(courtDateTime(iso)).toBe(dateTime)
  })

  it('names the time zone of a moment whose time the day has twice, and of no other', () => {
    const moments = ['05:30', '04:00', '05:00', '06:00', '06:59', '07:00']
    expect(moments.map(time => courtHour(`2026-11-01T${time}:00.000Z`))).toEqual([
      '1:30 AM EDT',
      '12 AM',
      '1 AM EDT',
      '1 AM EST',
      '1:59 AM EST',
      '2 AM',
    ])
    // The day has no 2 AM.
    const skipped = ['06:00', '07:00'].map(time => courtHour(`2026-03-08T${time}:00.000Z`))
    expect(skipped).toEqual(['1 AM', '3 AM'])
  })

  it.each([
    ['00:00', '12 AM'],
    ['07:30', '7:30 AM'],
    ['12:00', '12 PM'],
    ['22:30:00', '10:30 PM'],
  ])('formats the time %s of a day as %s', (time, texts) => {
    expect(courtTimeOf(time)).toBe(texts)
  })
})
