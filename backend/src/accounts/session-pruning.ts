import { MINUTE_MS } from '../core/durations'
import { pool } from '../database/data-source'

const PRUNE_EVERY = 15 * MINUTE_MS

/** So few that deleting them stays far below the statement timeout, however many have expired. */
const BATCH = 5_000

/** Deletes expired sessions, whichever cookie named them, now and every 15 minutes until `stop` (SEC-S9). */
export function startPruningSessions(): { stop: () => void } {
  let isStopped = false
  const prune = async () => {
    while (!isStopped && (await deleteExpiredSessions()) === BATCH);
  }
  const pruneOrLog = () => {
    prune().catch((error: unknown) => {
      console.error('expired sessions stay for now:', error instanceof Error ? error.message : '')
    })
  }
  pruneOrLog()
  const timer = setInterval(pruneOrLog, PRUNE_EVERY).unref()
  return {
    stop: () => {
      isStopped = true
      clearInterval(timer)
    },
  }
}

/** How many it has deleted. What another server is deleting is left to it. */
async function deleteExpiredSessions(): Promise<number> {
  const { rowCount } = await pool().query(
    `DELETE FROM session WHERE sid IN (
      SELECT sid FROM session WHERE expire < $1 LIMIT ${String(BATCH)} FOR UPDATE SKIP LOCKED
    )`,
    [new Date()],
  )
  return rowCount ?? 0
}
