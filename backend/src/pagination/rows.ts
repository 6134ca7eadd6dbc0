/**
 * The order of a list: expressions over the query's aliases (`entry.position`) that together are
 * unique and never null. An expression for an optional value defines where missing ones sort.
 */
export interface Order {
  by: readonly string[]
  direction: 'ASC' | 'DESC'
}

/** The requested rows of a list, in its order. */
export interface RowsArgs extends Order {
  /** The key of the row to start after; undefined starts at the first row. */
  behind: readonly string[] | undefined
  limit: number
  /** False for unusual page sizes. */
  isPrepared: boolean
}

/** A row with its sort key, as text that PostgreSQL writes and reads without loss. */
export interface KeyedRow<Row> {
  row: Row
  key: string[]
}

/** A list that can be paged; database/select.ts implements it. */
export interface Rows<Row> {
  rows: (args: RowsArgs) => Promise<KeyedRow<Row>[]>
  count: () => Promise<number>
}

/**
 * The selected fields of a list's rows, such as `position` and `user.email`; others need not be
 * read.
 */
export type SelectedFields = ReadonlySet<string>
