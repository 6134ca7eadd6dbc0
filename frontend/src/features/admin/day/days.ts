import { bookingRules } from '@shared/booking-rules'
import { attendanceMinutes, CORRECTION_DAYS, WALK_IN_MINUTES } from '@shared/desk-rules'
import { addDays, clubDateOf, nightOf } from '../../../format/courtDays'
import { clubFormat } from '../../../format/dates'

const MINUTE_MS = 60_000

const time = clubFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Returns the hour of the day that is running, or the next one; undefined on another day. */
export const hourAt = <Hour extends { endsAt: string }>(
  now: Date,
  { date, hours }: { date: string; hours: readonly Hour[] },
) => (date === clubDateOf(now) ? hours.find(({ endsAt }) => new Date(endsAt) > now) : undefined)

/** Returns the nights of open play of a day: until 5 AM, today begins with the one that goes on (OPEN-1). */
export const nightsOf = (now: Date, date: string) =>
  date === clubDateOf(now) ? [...new Set([nightOf(now), date])] : [date]

/** Returns what the desk can do with a booking at this time. */
export function possibleAt(now: Date, { startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const start = new Date(startsAt)
  const isOpen = clubDateOf(now) <= addDays(clubDateOf(start), CORRECTION_DAYS)
  const sinceStart = (now.getTime() - start.getTime()) / MINUTE_MS
  return {
    checkIn: isOpen && sinceStart >= attendanceMinutes.arrived,
    noShow: isOpen && sinceStart >= attendanceMinutes.absent,
    guests: isOpen,
    move: now < new Date(endsAt),
    cancel: sinceStart < 0,
    /** Whether a cancellation can be written down as late (BOOKING-28). */
    lateFee: sinceStart < 0 && sinceStart > -bookingRules.freeCancellationHours * 60,
  }
}

/** Whether the desk can book a free hour: a walk-in can until 30 minutes after its start (BOOKING-24). */
export const isBookable = (now: Date, { startsAt }: { startsAt: string }) =>
  now.getTime() <= Date.parse(startsAt) + WALK_IN_MINUTES * MINUTE_MS

/**
 * Whether a booking that is not over can move to this hour: to another court of its own hour, or, before
 * the member's arrival, to an hour that a walk-in could book (BOOKING-25).
 */
export const canMoveTo = (
  now: Date,
  { checkedInAt, startsAt }: { checkedInAt: string | null; startsAt: string },
  hour: { startsAt: string },
) => startsAt === hour.startsAt || (checkedInAt === null && isBookable(now, hour))

/** Returns the time of a moment in the club's time zone: 17:30 */
export const clubTimeAt = (moment: string) => time(new Date(moment))

/** Whether courts can still be played on today, as far as the hours of opening say. */
export const isBeforeClosing = (now: Date) =>
  Number(clubTimeAt(now.toISOString()).slice(0, 2)) < bookingRules.closesAtHour
