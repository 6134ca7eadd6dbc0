import { db } from '../src/database/data-source'

const WAITING = `SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`

/** Resolves when a request waits for a lock of the spec's database. */
export async function untilWaitingForLock(): Promise<void> {
  const [found] = await db.query<object[]>(WAITING)
  return found ? undefined : untilWaitingForLock()
}
