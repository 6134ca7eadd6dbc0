import { addDays, clubDayAt, clubTimeAt, hourAt, parseDay, possibleAt } from './days'

describe('days of the courts', () => {
  it.each([
    ['2026-11-24', '2026-11-24'],
    ['2026-02-30', undefined],
    ['0202-11-24', undefined],
    ['tomorrow', undefined],
    [undefined, undefined],
  ])('parses %s as %s', (text, day) => expect(parseDay(text)).toBe(day))

  it('adds days over a month and a change of the clock', () => {
    expect(addDays('2026-10-31', 1)).toBe('2026-11-01')
    expect(addDays('2026-11-01', 1)).toBe('2026-11-02')
    expect(addDays('2027-03-15', -1)).toBe('2027-03-14')
  })

  it.each([
    ['2026-11-24T21:59:59Z', 'first'],
    ['2026-11-24T22:59:59Z', 'first'],
    ['2026-11-24T23:00:00Z', 'second'],
    ['2026-11-25T00:00:00Z', undefined],
    ['2026-11-25T22:30:00Z', undefined],
  ])('at %s finds the hour that is running, or the next one: %s', (now, name) => {
    const hours = [
      { endsAt: '2026-11-24T23:00:00Z', name: 'first' },
      { endsAt: '2026-11-25T00:00:00Z', name: 'second' },
    ]
    expect(hourAt(new Date(now), { date: '2026-11-24', hours })?.name).toBe(name)
  })

  it('uses the club’s day and time', () => {
    expect(clubDayAt(new Date('2026-11-24T04:59:00Z'))).toBe('2026-11-23')
    expect(clubTimeAt('2026-11-24T05:00:00Z')).toBe('00:00')
    expect(clubTimeAt('2026-07-01T21:30:00Z')).toBe('17:30')
  })

  it.each([
    ['2026-11-24T21:59:59Z', { checkIn: false, noShow: false, cancel: true }],
    ['2026-11-24T22:00:00Z', { checkIn: true, noShow: false, cancel: true }],
    ['2026-11-24T23:00:00Z', { checkIn: true, noShow: false, cancel: false }],
    ['2026-11-24T23:15:00Z', { checkIn: true, noShow: true, cancel: false }],
    ['2026-11-26T04:59:59Z', { checkIn: true, noShow: true, cancel: false }],
    ['2026-11-26T05:00:00Z', { checkIn: false, noShow: false, cancel: false }],
  ])('at %s allows %j for a booking at 6 PM on November 24', (now, possible) =>
    expect(possibleAt(new Date(now), { startsAt: '2026-11-24T23:00:00Z' })).toEqual(possible),
  )
})
