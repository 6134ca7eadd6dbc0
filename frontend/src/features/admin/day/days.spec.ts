import {
  canMoveTo,
  clubTimeAt,
  hourAt,
  isBeforeClosing,
  isBookable,
  nightsOf,
  possibleAt,
} from './days'

describe('days of the courts', () => {
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

  it.each([
    ['2026-11-25T04:59:59Z', '2026-11-24', ['2026-11-24']],
    ['2026-11-25T05:00:00Z', '2026-11-24', ['2026-11-24']],
    ['2026-11-25T05:00:00Z', '2026-11-25', ['2026-11-24', '2026-11-25']],
    ['2026-11-25T09:59:59Z', '2026-11-25', ['2026-11-24', '2026-11-25']],
    ['2026-11-25T10:00:00Z', '2026-11-25', ['2026-11-25']],
  ])('at %s the day %s has the nights %j (OPEN-1)', (now, date, nights) =>
    expect(nightsOf(new Date(now), date)).toEqual(nights),
  )

  it('uses the club’s time', () => {
    expect(clubTimeAt('2026-11-24T05:00:00Z')).toBe('00:00')
    expect(clubTimeAt('2026-07-01T21:30:00Z')).toBe('17:30')
  })

  it.each([
    ['2026-11-24T21:00:00Z', 'guests move cancel'],
    ['2026-11-24T21:00:01Z', 'guests move cancel lateFee'],
    ['2026-11-24T21:59:59Z', 'guests move cancel lateFee'],
    ['2026-11-24T22:00:00Z', 'checkIn guests move cancel lateFee'],
    ['2026-11-24T23:00:00Z', 'checkIn guests move'],
    ['2026-11-24T23:15:00Z', 'checkIn noShow guests move'],
    ['2026-11-25T00:00:00Z', 'checkIn noShow guests'],
    ['2026-12-09T04:59:59Z', 'checkIn noShow guests'],
    ['2026-12-09T05:00:00Z', ''],
  ])('at %s allows "%s" for a booking at 6 PM on November 24', (now, allowed) => {
    const booking = { startsAt: '2026-11-24T23:00:00Z', endsAt: '2026-11-25T00:00:00Z' }
    const possible = Object.entries(possibleAt(new Date(now), booking))
    expect(possible.flatMap(([act, isAllowed]) => (isAllowed ? act : [])).join(' ')).toBe(allowed)
  })

  it.each([
    ['2026-11-24T23:29:59Z', true],
    ['2026-11-24T23:30:00Z', true],
    ['2026-11-24T23:30:01Z', false],
  ])('at %s an hour from 6 PM is bookable for a walk-in: %s', (now, expected) =>
    expect(isBookable(new Date(now), { startsAt: '2026-11-24T23:00:00Z' })).toBe(expected),
  )

  it.each([
    ['2026-11-25T03:59:59Z', true],
    ['2026-11-25T04:00:00Z', false],
    ['2026-11-25T05:00:00Z', true],
  ])('at %s courts can still be played on today: %s', (now, expected) =>
    expect(isBeforeClosing(new Date(now))).toBe(expected),
  )

  it.each([
    [null, ['2026-11-24T23:00:00Z', '2026-11-25T00:00:00Z']],
    ['2026-11-24T22:55:00Z', ['2026-11-24T23:00:00Z']],
  ])(
    '40 minutes into a booking with an arrival at %s, it can move to %j (BOOKING-25)',
    (checkedInAt, expected) => {
      const booking = { checkedInAt, startsAt: '2026-11-24T23:00:00Z' }
      const hours = ['2026-11-24T22:00:00Z', '2026-11-24T23:00:00Z', '2026-11-25T00:00:00Z']
      const now = new Date('2026-11-24T23:40:00Z')
      expect(hours.filter(startsAt => canMoveTo(now, booking, { startsAt }))).toEqual(expected)
    },
  )
})
