import { DAY_MS, HOUR_MS, MINUTE_MS } from '../core/durations'
import { Role } from './user.entity'

/**
 * When a session expires: after `idle` milliseconds without use, and at the latest `absolute`
 * milliseconds after the sign-in (SEC-S9). The team's limits are shorter.
 */
export const SESSION_LIFETIME = {
  [Role.MEMBER]: { idle: 7 * DAY_MS, absolute: 30 * DAY_MS },
  [Role.ADMIN]: { idle: 2 * HOUR_MS, absolute: 12 * HOUR_MS },
}

/** A session in use is written once in this interval, not once per request. In milliseconds. */
export const RENEW_AFTER = 5 * MINUTE_MS
