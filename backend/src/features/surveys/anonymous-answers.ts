import type { EntityManager } from 'typeorm'
import type { DerivedKeys } from '../../core/derived-keys'
import { DAY_MS } from '../../core/durations'
import { sharedKey } from '../../database/limiters'
import { networkOf } from '../../http/network-of'
import { anonymousAnswersPerAddress as limit } from '../../shared/planner-rules'
import { MemberSurvey } from './member-survey.entity'

/** The first part of the keys in the table of counts. */
export const ANSWER_COUNTS = 'forecast-answers'

/** The sender of an answer without an account, the server's keys and its clock. */
export interface AnonymousSender {
  /** The client's IP address. */
  address: string
  services: { keys: DerivedKeys<'limits'>; now: () => Date }
}

/**
 * Counts one more answer of the address. $1 is the key, $2 the current time, $3 the end of a count
 * that starts now, both in milliseconds since 1970. The row's lock makes concurrent answers of an
 * address wait for each other.
 */
const COUNT = `INSERT INTO rate_limit_count AS counted (key, points, expire) VALUES ($1, 1, $3)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN counted.expire <= $2 THEN 1 ELSE counted.points + 1 END,
    expire = CASE WHEN counted.expire <= $2 THEN $3 ELSE counted.expire END
  RETURNING points`

/**
 * Counts an anonymous answer to the member survey, and leaves it out of forecasts if its network
 * address has sent more than the limit (BOOKING-21). An answer without a day, a part of the day and how
 * often the person would play is in no forecast, so it is not counted. Call it in the transaction that stores the answer.
 */
export async function limitAnonymousAnswer(
  { address, services: { keys, now } }: AnonymousSender,
  { id, playingDays, preferredTimes, playsPerWeek }: MemberSurvey,
  em: EntityManager,
): Promise<void> {
  if (playingDays.length + preferredTimes.length === 0 && playsPerWeek === null) return
  const key = sharedKey(keys.limits[0], ANSWER_COUNTS, networkOf(address))
  const time = now().getTime()
  const [counted] = await em.query<{ points: number }[]>(COUNT, [key, time, endOfCount(time)])
  if (counted && counted.points > limit.max)
    await em.update(MemberSurvey, { id }, { isInForecast: false })
}

/** In whole days, so that the end does not tell which answer started the count. */
const endOfCount = (time: number) => (Math.ceil(time / DAY_MS) + limit.days) * DAY_MS
