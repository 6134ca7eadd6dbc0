import { billingPeriodOf, daysFrom, monthsLater } from './billing-periods'

test.each([
  ['2027-01-15', '2027-01-15', '2027-01-15', '2027-02-14'],
  ['2027-01-15', '2027-02-14', '2027-01-15', '2027-02-14'],
  ['2027-01-15', '2027-02-15', '2027-02-15', '2027-03-14'],
  ['2027-01-31', '2027-02-27', '2027-01-31', '2027-02-27'],
  ['2027-01-31', '2027-02-28', '2027-02-28', '2027-03-30'],
  ['2027-01-31', '2027-03-31', '2027-03-31', '2027-04-29'],
  ['2028-01-31', '2028-02-29', '2028-02-29', '2028-03-30'],
  ['2027-01-30', '2027-02-28', '2027-02-28', '2027-03-29'],
  ['2027-01-29', '2028-02-29', '2028-02-29', '2028-03-28'],
  ['2027-12-31', '2028-01-30', '2027-12-31', '2028-01-30'],
  // Both changes of the clocks.
  ['2027-03-01', '2027-03-14', '2027-03-01', '2027-03-31'],
  ['2027-11-01', '2027-11-07', '2027-11-01', '2027-11-30'],
])('billing periods: dues from %s: %s is in %s to %s (MEMBERSHIP-20)', (from, day, first, last) => {
  expect(billingPeriodOf(from, day)).toMatchObject({ periodStart: first, periodEnd: last })
})

test('billing periods: follow each other without a gap for ten years', () => {
  for (const from of ['2027-01-28', '2027-01-29', '2027-01-30', '2027-01-31', '2028-02-29']) {
    for (let months = 0; months < 120; months += 1) {
      const period = billingPeriodOf(from, monthsLater(from, months))
      expect(period.periodStart).toBe(monthsLater(from, months))
      expect(daysFrom(period.periodEnd, period.nextStart)).toBe(2)
      expect(billingPeriodOf(from, period.periodEnd).periodStart).toBe(period.periodStart)
    }
  }
})
