import type { QueryResultRow } from 'pg'
import { db, pool } from './data-source'

/** A statement with a constant text; its name is unique within the product. */
export interface PreparedStatement {
  name: string
  text: string
}

/** A statement that may have no name. Without one, it is planned for its values each time. */
interface Statement {
  name: string | undefined
  text: string
}

/**
 * Returns the rows of a statement that each connection parses and plans only once. Rejects with the
 * driver's own error.
 */
export const queryPrepared = <Row extends QueryResultRow>(
  statement: PreparedStatement,
  values: unknown[] = [],
): Promise<Row[]> => run(statement, config => pool().query<Row>({ ...config, values }))

/**
 * Returns the rows as arrays, in the order of the selected columns. Rejects with the driver's own
 * error.
 */
export const queryArrays = (statement: Statement, values: unknown[]): Promise<unknown[][]> =>
  run(statement, config => pool().query<unknown[]>({ ...config, values, rowMode: 'array' }))

/** Adds the name of a failed statement to the error, for the log. */
async function run<Row>(
  { name, text }: Statement,
  query: (config: { text: string; name?: string }) => Promise<{ rows: Row[] }>,
): Promise<Row[]> {
  try {
    const { rows } = await query(db.preparedStatements && name ? { text, name } : { text })
    return rows
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { statement: name }) : error
  }
}
