import { DAY_MS, HOUR_MS, MINUTE_MS } from '../core/durations'
import { Role } from './user.entity'

/** How long a session lives unused, and at most (SEC-S9); the team's is shorter. In milliseconds. */
export const SESSION_LIFETIME = {
  [Role.MEMBER]: { idle: 7 * DAY_MS, absolute: 30 * DAY_MS },
  [Role.ADMIN]: { idle: 2 * HOUR_MS, absolute: 12 * HOUR_MS },
}

/** A busy session is written once per this long, not once per request. */
export const RENEW_AFTER = 5 * MINUTE_MS
