import { db } from '../src/database/data-source'
import { until } from './startup/processes'

const WAITING = `SELECT count(*)::int AS waiting FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`

/** Resolves when this many requests wait for locks of the spec's database. */
export async function untilWaitingForLock(count = 1): Promise<void> {
  await until(`${String(count)} requests wait for locks`, async () => {
    const [row] = await db.query<{ waiting: number }[]>(WAITING)
    return row !== undefined && row.waiting >= count
  })
}
