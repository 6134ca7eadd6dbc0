import { DAY_MS } from '../core/durations'
import { pool } from '../database/data-source'
import type { Job } from './job'

/** Few enough that deleting one batch takes much less than the statement timeout. */
const BATCH = 5_000

interface Retention {
  /** The job's name. */
  name: string
  /** The time from one start to the next, by default a day. */
  everyMs?: number
  table: string
  /** An SQL condition for the rows to delete; its parameters are `values`. */
  where: string
  /** Returns the parameters for a run at this time; by default only the time, as `$1`. */
  values?: (now: Date) => unknown[]
}

/**
 * Returns a job that deletes rows in batches, each in its own transaction. It skips rows that another
 * transaction has locked. It rejects if its signal is aborted, leaving the remaining rows.
 */
export const retentionJob = ({
  name,
  everyMs = DAY_MS,
  table,
  where,
  values = now => [now],
}: Retention): Job => ({
  name,
  everyMs,
  run: async ({ now, signal }) => {
    const old = `SELECT ctid FROM "${table}" WHERE ${where} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`
    const sql = `DELETE FROM "${table}" WHERE ctid = ANY(ARRAY(${old}))`
    let deleted: number | null
    do {
      signal.throwIfAborted()
      ;({ rowCount: deleted } = await pool().query(sql, values(now)))
    } while (deleted === BATCH)
  },
})
