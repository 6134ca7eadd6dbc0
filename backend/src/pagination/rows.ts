/**
 * What a list is ordered by: expressions over the query's aliases (`entry.position`) that together
 * are unique and never null: what may be missing says in its expression where it stands.
 */
export interface Order {
  by: readonly string[]
  direction: 'ASC' | 'DESC'
}

/** Which rows of a list are read, in its order. */
export interface RowsArgs extends Order {
  /** The key of the row behind which reading begins; from the first one without it. */
  behind: readonly string[] | undefined
  limit: number
  /** False for sizes that hardly ever come again. */
  isPrepared: boolean
}

/** A row, and what it is ordered by, as PostgreSQL writes these values and reads the very same ones again. */
export interface KeyedRow<Row> {
  row: Row
  key: string[]
}

/** What is paged through: database/select.ts is one. */
export interface Rows<Row> {
  rows: (args: RowsArgs) => Promise<KeyedRow<Row>[]>
  count: () => Promise<number>
}

/** The fields of a list's rows that are asked for, as in `position` and `user.email`; the others need not be read. */
export type SelectedFields = ReadonlySet<string>
