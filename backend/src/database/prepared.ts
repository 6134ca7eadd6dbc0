import type { QueryResultRow } from 'pg'
import { pool } from './data-source'

/** A statement whose text never changes; the name is its own among all of the product's. */
export interface PreparedStatement {
  name: string
  text: string
}

let isOn = true

/** Off behind a pooler that hands one connection to many (PREPARED_STATEMENTS); read once at start. */
export function usePreparedStatements(on: boolean): void {
  isOn = on
}

/** The rows of a statement that each connection parses and plans once. Rejects with the driver's own error. */
export async function queryPrepared<Row extends QueryResultRow>(
  { name, text }: PreparedStatement,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await pool().query<Row>({ text, values, ...(isOn && { name }) })
  return rows
}
