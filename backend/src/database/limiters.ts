import { createHmac } from 'node:crypto'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { queryPrepared } from './prepared'

export interface LimiterOptions {
  /** Unique among all limits; servers share the count under it. */
  name: string
  points: number
  /** In seconds. */
  duration: number
}

export type CreateLimiter = (options: LimiterOptions) => RateLimiterAbstract

/**
 * Creates a limiter that counts in this server's memory. A restart resets it; expired keys are
 * removed soon.
 */
export const createMemoryLimiter: CreateLimiter = ({ points, duration }) =>
  new RateLimiterMemory({ points, duration })

/** Adapts our pool to the interface of rate-limiter-flexible. */
const storeClient = {
  query: async ({ name, text, values }: { name: string; text: string; values: unknown[] }) => {
    const rows = await queryPrepared({ name, text }, values)
    return { rows, rowCount: rows.length }
  },
}

/**
 * Creates limiters that count in the database, for all servers together. The key is stored as an
 * HMAC, computed with `key`. During an outage, consuming rejects with the statement's error.
 */
export function createSharedLimiters(key: Buffer): CreateLimiter {
  return ({ name, points, duration }) => {
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'rate_limit_count',
      // A migration creates the table. The library deletes rows an hour after they expire, every
      // five minutes.
      tableCreated: true,
      keyPrefix: name,
      points,
      duration,
    })
    limiter.getKey = who => sharedKey(key, name, String(who))
    return limiter
  }
}

/** Returns the primary key of the row with the count. */
export const sharedKey = (key: Buffer, name: string, who: string) =>
  `${name}:${createHmac('sha256', key).update(who).digest('base64url')}`
