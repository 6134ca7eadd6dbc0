import type { QueryResultRow } from 'pg'
import { db, pool } from './data-source'

/** A statement with a constant text; its name is unique within the product. */
export interface PreparedStatement {
  name: string
  text: string
}

/**
 * Returns the rows of a statement that each connection parses and plans only once. Rejects with the
 * driver's own error.
 */
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
 * Returns the rows as arrays, in the order of the selected columns. Without a name, the statement
 * is planned for its values each time. Rejects with the driver's own error.
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

/** Returns the same error with the name of the failed statement for the log. */
function withStatement(error: unknown, statement: string | undefined): unknown {
  return error instanceof Error ? Object.assign(error, { statement }) : error
}
