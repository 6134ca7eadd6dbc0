import { DatabaseError } from 'pg'
import { db, pool } from './data-source'

export interface DatabaseState {
  /** Whether every migration of this version has run. */
  isMigrated: boolean
  /** Whether writes fail: on a standby, or on a database that was set to read-only. */
  isReadOnly: boolean
}

const STATE = `SELECT (SELECT count(*)::int FROM migrations WHERE name = ANY($1)) AS run,
  current_setting('transaction_read_only')::boolean OR pg_is_in_recovery() AS "isReadOnly"`

const UNDEFINED_TABLE = '42P01'

/** Reads the state with one statement. Rejects if the database does not respond. */
export async function readDatabaseState(): Promise<DatabaseState> {
  const names = db.migrations.map(migration => migration.name ?? migration.constructor.name)
  try {
    const { rows } = await pool().query<{ run: number; isReadOnly: boolean }>(STATE, [names])
    return { isMigrated: rows[0]?.run === names.length, isReadOnly: rows[0]?.isReadOnly === true }
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== UNDEFINED_TABLE) throw error
    return { isMigrated: false, isReadOnly: false }
  }
}
