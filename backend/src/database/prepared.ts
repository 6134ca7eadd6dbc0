import type { QueryResultRow } from 'pg'
import { db, pool } from './data-source'

/** A statement whose text never changes; the name is its own among all of the product's. */
export interface PreparedStatement {
  name: string
  text: string
}

/** The rows of a statement that each connection parses and plans once. Rejects with the driver's own error. */
export async function queryPrepared<Row extends QueryResultRow>(
  { name, text }: PreparedStatement,
  values: unknown[] = [],
): Promise<Row[]> {
  try {
    const prepared = db.preparedStatements && { name }
    const { rows } = await pool().query<Row>({ text, values, ...prepared })
    return rows
  } catch (error) {
    throw withStatement(error, name)
  }
}

/**
 * The rows as arrays, in the order of what is selected. Without a name the statement is planned anew for
 * its values. Rejects with the driver's own error.
 */
export async function queryArrays(
  { name, text }: { name: string | undefined; text: string },
  values: unknown[],
): Promise<unknown[][]> {
  const prepared = db.preparedStatements && name !== undefined && { name }
  try {
    const { rows } = await pool().query<unknown[]>({ text, values, rowMode: 'array', ...prepared })
    return rows
  } catch (error) {
    throw withStatement(error, name)
  }
}

/** The same error, which tells the log what failed. */
function withStatement(error: unknown, statement: string | undefined): unknown {
  return error instanceof Error ? Object.assign(error, { statement }) : error
}
