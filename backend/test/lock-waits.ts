import { db } from '../src/database/data-source'
import { until } from './startup/processes'

const WAITING = `SELECT count(*)::int AS waiting FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`

/**
 * Begins a transaction with this statement, which holds its locks until the function that this returns
 * has committed it.
 */
export async function holdLocks(sql: string, values?: unknown[]): Promise<() => Promise<void>> {
  const holder = db.createQueryRunner()
  await holder.startTransaction()
  await holder.query(sql, values)
  return async () => {
    await holder.commitTransaction()
    await holder.release()
  }
}

/** Resolves when this many requests wait for locks of the spec's database. */
export async function untilWaitingForLock(count = 1): Promise<void> {
  await until(`${String(count)} requests wait for locks`, async () => {
    const [row] = await db.query<{ waiting: number }[]>(WAITING)
    return row !== undefined && row.waiting >= count
  })
}
