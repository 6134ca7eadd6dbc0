import { createHmac } from 'node:crypto'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { queryPrepared } from './prepared'

export interface LimiterOptions {
  /** Its own among all limits: servers count under it together. */
  name: string
  points: number
  /** In seconds. */
  duration: number
}

export type CreateLimiter = (options: LimiterOptions) => RateLimiterAbstract

/** Counts in this server's memory: a restart forgets it, many keys cannot fill it for long. */
export const createMemoryLimiter: CreateLimiter = ({ points, duration }) =>
  new RateLimiterMemory({ points, duration })

/** Our pool as rate-limiter-flexible asks it. */
const storeClient = {
  query: async ({ name, text, values }: { name: string; text: string; values: unknown[] }) => {
    const rows = await queryPrepared({ name, text }, values)
    return { rows, rowCount: rows.length }
  },
}

/**
 * Counts in the database, for all servers together; who is counted stands there as an HMAC by this key. Whoever
 * consumes is told of an outage as of a statement that failed.
 */
export function createSharedLimiters(key: Buffer): CreateLimiter {
  return ({ name, points, duration }) => {
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'rate_limit_count',
      // By a migration; what has expired an hour ago it deletes by itself, every five minutes.
      tableCreated: true,
      keyPrefix: name,
      points,
      duration,
    })
    limiter.getKey = who => sharedKey(key, name, String(who))
    return limiter
  }
}

/** The primary key of the row in which it is counted. */
export const sharedKey = (key: Buffer, name: string, who: string) =>
  `${name}:${createHmac('sha256', key).update(who).digest('base64url')}`
