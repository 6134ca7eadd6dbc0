import { DatabaseError } from 'pg'
import { db, pool } from './data-source'

export interface DatabaseState {
  /** Every migration of this version has been run. */
  isMigrated: boolean
  /** Nothing can be written: a standby, or a database that was made read-only. */
  isReadOnly: boolean
}

const STATE = `SELECT (SELECT count(*)::int FROM migrations WHERE name = ANY($1)) AS run,
  current_setting('transaction_read_only')::boolean OR pg_is_in_recovery() AS "isReadOnly"`

const UNDEFINED_TABLE = '42P01'

/** What the database can do, by one statement. Rejects when it does not answer. */
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
