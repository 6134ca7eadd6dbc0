import { bookingRules } from '../../shared/booking-rules'
import { PlayingDay, PreferredTime } from '../surveys/member-survey.options'

/** The days of a week, from Monday. */
export const DAYS = Object.values(PlayingDay)

/** The hours at which each part begins and ends in New York, as the survey states. */
const HOURS: Record<PreferredTime, readonly [from: number, to: number]> = {
  early_morning: [6, 9],
  late_morning: [9, 12],
  afternoon: [12, 16],
  evening: [16, 20],
  late_night: [20, 24],
  overnight: [0, 6],
}

/** A part of a day and its bookable hours on one court. */
export interface DayPart {
  part: PreferredTime
  from: number
  to: number
  bookableHours: number
  /** Whether most of its hours are not bookable, but open play. */
  isOpenPlay: boolean
}

export const PARTS: readonly DayPart[] = Object.values(PreferredTime).map(part => {
  const [from, to] = HOURS[part]
  const opens = Math.max(from, bookingRules.opensAtHour)
  const closes = Math.min(to, bookingRules.closesAtHour)
  const bookableHours = Math.max(0, closes - opens)
  return { part, from, to, bookableHours, isOpenPlay: bookableHours < (to - from) / 2 }
})

/** A cell is a part of one weekday: its number counts from Monday's early morning. */
export const CELLS = DAYS.length * PARTS.length

/** Returns the number of a cell; `day` is 0 for Monday, `part` an index of PARTS. */
export const cellAt = (day: number, part: number): number => day * PARTS.length + part

/** Returns an index of PARTS for an hour of the day, 0 to 23. */
export const partOfHour = (hour: number): number =>
  PARTS.findIndex(({ from, to }) => from <= hour && hour < to)

/** Returns the part of a cell. */
export function partOfCell(cell: number): DayPart {
  const part = PARTS[cell % PARTS.length]
  if (!part) throw new RangeError('There is no such cell.')
  return part
}
