import { createSharedLimiters, sharedKey } from '../database/limiters'
import { queryPrepared } from '../database/prepared'
import { FAILURES, LOCKOUTS, lockoutSeconds, type FailureCounts } from './failure-counts'

const FAILURES_MS = FAILURES.duration * 1_000

/**
 * Creates counts in the database, shared by all servers. If a server crashes, its attempts in
 * progress count as failed until the count expires. `key` makes the HMACs that are stored instead
 * of addresses.
 */
export function createSharedFailureCounts(key: Buffer): FailureCounts {
  const lockouts = createSharedLimiters(key)({ name: 'lockouts', ...LOCKOUTS })
  const rowOf = (who: string) => sharedKey(key, 'failures', who)

  async function fail(who: string): Promise<void> {
    const now = Date.now()
    const [row] = await queryPrepared<{ points: number }>(FAIL, [
      rowOf(who),
      now,
      now + FAILURES_MS,
    ])
    if (row?.points !== FAILURES.points) return
    const { consumedPoints: lockout } = await lockouts.consume(who)
    await queryPrepared(LOCK, [rowOf(who), now + lockoutSeconds(lockout) * 1_000])
  }

  return {
    begin: async who => {
      const now = Date.now()
      const [row] = await queryPrepared<{ hasBegun: boolean; expire: string | null }>(BEGIN, [
        rowOf(who),
        now,
        now + FAILURES_MS,
      ])
      if (row?.hasBegun) return null
      return Number(row?.expire ?? now + FAILURES_MS) - now
    },
    end: async (who, outcome) => {
      if (outcome === 'failed') await fail(who)
      else await queryPrepared(outcome === 'matched' ? MATCH : END, [rowOf(who)])
    },
    forget: async who => {
      await queryPrepared(FORGET, [rowOf(who)])
    },
  }
}

/*
 * In each statement $1 is the key, $2 the current time, and $3 the end of a count that starts now,
 * both in milliseconds since 1970.
 */

/** The upsert locks the row: of two concurrent servers the second sees the count of the first. */
const BEGIN = {
  name: 'failures_begin',
  text: `WITH begun AS (
      INSERT INTO rate_limit_count AS counted (key, points, expire, judging) VALUES ($1, 0, $3, 1)
      ON CONFLICT (key) DO UPDATE SET
        points = CASE WHEN counted.expire <= $2 THEN 0 ELSE counted.points END,
        judging = CASE WHEN counted.expire <= $2 THEN 1 ELSE counted.judging + 1 END,
        expire = CASE WHEN counted.expire <= $2 THEN $3 ELSE counted.expire END
      WHERE counted.expire <= $2 OR counted.points + counted.judging < ${FAILURES.points}
      RETURNING key
    )
    SELECT EXISTS (SELECT FROM begun) AS "hasBegun",
      (SELECT expire FROM rate_limit_count WHERE key = $1) AS expire`,
}

/** The count expires a fixed time after the first failure. */
const FAIL = {
  name: 'failures_fail',
  text: `INSERT INTO rate_limit_count AS counted (key, points, expire) VALUES ($1, 1, $3)
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN counted.expire <= $2 THEN 1 ELSE counted.points + 1 END,
      judging = GREATEST(counted.judging - 1, 0),
      expire = CASE WHEN counted.expire <= $2 OR counted.points = 0 THEN $3 ELSE counted.expire END
    RETURNING points`,
}

const LOCK = {
  name: 'failures_lock',
  text: 'UPDATE rate_limit_count SET expire = $2 WHERE key = $1',
}

const END = {
  name: 'failures_end',
  text: 'UPDATE rate_limit_count SET judging = GREATEST(judging - 1, 0) WHERE key = $1',
}

const MATCH = {
  name: 'failures_match',
  text: 'UPDATE rate_limit_count SET points = 0, judging = GREATEST(judging - 1, 0) WHERE key = $1',
}

const FORGET = {
  name: 'failures_forget',
  text: 'UPDATE rate_limit_count SET points = 0 WHERE key = $1',
}
