import { pool } from './data-source'

/** Few enough that deleting one batch takes much less than the statement timeout. */
const BATCH = 5_000

interface Rows {
  table: string
  /** An SQL condition for the rows to delete; its parameters are `values`. */
  where: string
  values: readonly unknown[]
}

/**
 * Deletes rows in batches, each in its own transaction. Skips rows that another transaction has
 * locked. Rejects if `signal` is aborted, leaving the remaining rows.
 */
export async function deleteInBatches(
  { table, where, values }: Rows,
  signal: AbortSignal,
): Promise<void> {
  const old = `SELECT ctid FROM "${table}" WHERE ${where} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`
  let deleted: number | null
  do {
    signal.throwIfAborted()
    const sql = `DELETE FROM "${table}" WHERE ctid = ANY(ARRAY(${old}))`
    ;({ rowCount: deleted } = await pool().query(sql, [...values]))
  } while (deleted === BATCH)
}
