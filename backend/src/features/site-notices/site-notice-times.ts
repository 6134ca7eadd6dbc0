import { Temporal } from 'temporal-polyfill'
import { clubInstantOf } from '../../core/club-day'
import { DAY_MS } from '../../core/durations'
import { fieldError } from '../../core/errors'
import { SITE_NOTICE_DAYS_MAX } from '../../shared/site-notice-rules'

/** When a line is on: from `startsAt` until just before `endsAt`. */
export interface NoticeTime {
  startsAt: Date
  endsAt: Date
}

interface LocalTimes {
  startDate?: string | null | undefined
  startTime?: string | null | undefined
  endDate?: string | null | undefined
  endTime?: string | null | undefined
}

/**
 * Returns the time of a line by the New York days and times of an input; without a day and a time, that of
 * `former`. A skipped time is an hour later; of a time that exists twice, the line has both. Throws
 * BAD_USER_INPUT.
 */
export function noticeTime(input: LocalTimes, former: NoticeTime, now: Date): NoticeTime {
  const startsAt = instantOf('start', input) ?? former.startsAt
  const endsAt = instantOf('end', input) ?? former.endsAt
  const field = input.endDate ? 'endDate' : 'startDate'
  if (endsAt <= startsAt) throw fieldError(field, 'Please choose an end after the start')
  if (endsAt <= now && endsAt.getTime() !== former.endsAt.getTime())
    throw fieldError('endDate', 'Please choose an end that is not over')
  if (endsAt.getTime() - startsAt.getTime() > SITE_NOTICE_DAYS_MAX * DAY_MS)
    throw fieldError(field, `Please choose at most ${String(SITE_NOTICE_DAYS_MAX)} days`)
  return { startsAt, endsAt }
}

/** Returns the instant of a day and a time; null without both. Throws BAD_USER_INPUT if one is missing. */
function instantOf(edge: 'start' | 'end', input: LocalTimes): Date | null {
  const [date, time] = [input[`${edge}Date`], input[`${edge}Time`]]
  if (!date && !time) return null
  if (!date) throw fieldError(`${edge}Date`, 'Please choose a day')
  if (!time) throw fieldError(`${edge}Time`, 'Please choose a time')
  const local = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(time))
  return clubInstantOf(local, edge === 'start' ? 'earlier' : 'later')
}
