import { pool } from './data-source'

/** So few that deleting them stays far below the statement timeout, however many there are. */
const BATCH = 5_000

interface Rows {
  table: string
  /** SQL that is true of them; its parameters are `values`. */
  where: string
  values: readonly unknown[]
}

/**
 * Deletes rows in statements of a bounded size, each committed by itself. A row that somebody else has locked stays. Rejects
 * when `signal` is aborted, with what is left still there.
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
