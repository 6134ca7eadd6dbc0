/** @jest-environment <rootDir>/scripts/serverEnvironment.cjs */
import { bookingAllowance, courtDay, ownBooking } from '../../testing/courtFixtures'
import {
  type Allowance,
  freeGuestsTexts,
  lateTexts,
  monthOf,
  refusalOf,
  usedTexts,
} from './allowance'
import type { CourtDayFieldsFragment } from '../../api/operationTypes'

// The fixtures have the fields of the query; their ids are plain text.
const day = courtDay() as CourtDayFieldsFragment
const allowance = (month: object = {}, upcoming: object[] = []) =>
  bookingAllowance(month, upcoming) as unknown as Allowance

/** The hour from 6 to 7 PM. */
const slot = day.courts[0]!.slots[1]!
const onOtherDays = Array.from({ length: 4 }, (_, index) => ({
  ...ownBooking(1, 17),
  startsAt: `2026-11-2${String(index + 5)}T22:00:00.000Z`,
}))

describe('booking allowance', () => {
  it.each<[string, object[], string | undefined]>([
    ['no booking', [], undefined],
    ['one booking at another hour', [ownBooking(1, 17)], undefined],
    ['4 upcoming bookings', onOtherDays, 'You can have 4 upcoming bookings.'],
    ['2 on that day', [ownBooking(1, 17), ownBooking(2, 19)], 'You can book 2 hours a day.'],
    ['one at that hour', [ownBooking(2, 18)], 'You have another booking at that time.'],
  ])('says why an hour cannot be booked, with %s', (_, upcoming, sentence) => {
    expect(refusalOf(allowance({}, upcoming), day, slot)).toBe(sentence)
  })

  it.each([
    ['2026-11-23', 'closed', 'This is after the last day of your membership.'],
    ['2026-11-24', 'closed', 'The club has closed this hour.'],
    ['2026-11-24', 'open', undefined],
  ] as const)('with the last day %s says of an hour that is %s: %s', (lastDay, state, sentence) => {
    expect(refusalOf({ ...allowance(), lastDay }, day, { ...slot, state })).toBe(sentence)
  })

  it.each([
    [{ freeGuestsMax: 0 }, day.date, undefined],
    [{ freeGuestsMax: 1, freeGuestsUsed: 1 }, day.date, undefined],
    [{ freeGuestsMax: 1 }, day.date, '1 guest is free this month.'],
    [{ freeGuestsMax: 2 }, '2026-12-01', '2 guests are free in December.'],
    [{ freeGuestsMax: null }, day.date, 'Your guests are free.'],
  ])('with %j on %s says of free guests: %s', (month, date, sentence) => {
    const all = allowance(month)
    expect(freeGuestsTexts(all, monthOf(all, date))).toBe(sentence)
  })

  it.each([
    ['2026-11-24T21:00:00.000Z', undefined],
    ['2026-11-24T21:00:00.001Z', expect.stringContaining('A cancellation costs $10.00')],
  ])('says at %s what a late cancellation costs: %s', (now, sentence) => {
    expect(lateTexts(slot, new Date(now))).toEqual(sentence)
  })

  it('names no limit for bookings that the club has made beyond it', () => {
    const all = allowance({}, [...onOtherDays, ownBooking(1, 17)])
    expect(usedTexts(all, monthOf(all, day.date))).toBe('7 of 12 this month, 5 upcoming')
  })
})
