/** The fee of a period by plan, in US cents: the prices of plans.ts. */
export const monthlyCents = { standard: 119_00, unlimited: 179_00 }

/** Days of the calendar in New York, as YYYY-MM-DD. The first and the last day belong to the period. */
export interface BillingPeriod {
  periodStart: string
  periodEnd: string
  /** The first day of the period after it. */
  nextStart: string
}

const DAY_MS = 86_400_000

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Returns the number of days from the first day to the last one, with both. */
export const daysFrom = (first: string, last: string): number =>
  (Date.parse(last) - Date.parse(first)) / DAY_MS + 1

/** Returns the same day this many months later, or the last day of that month if it is shorter. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return toDay(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)))
}

/**
 * Returns the period of dues that contains a day, which is not before `duesFrom`. A period is a month
 * from the day of the month on which dues began (MEMBERSHIP-20).
 */
export function billingPeriodOf(duesFrom: string, day: string): BillingPeriod {
  const [first, last] = [duesFrom, day].map(
    one => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7)),
  )
  const months = (last ?? 0) - (first ?? 0)
  const begun = monthsLater(duesFrom, months) <= day ? months : months - 1
  const nextStart = monthsLater(duesFrom, begun + 1)
  return {
    periodStart: monthsLater(duesFrom, begun),
    periodEnd: toDay(Date.parse(nextStart) - DAY_MS),
    nextStart,
  }
}
