import type { TableContents } from './table-digest'

/**
 * A backup is a gzip file of lines. The first is a `BackupHeader`; then, for each table, a `TableHeader`, its rows in
 * COPY's text format, `\.` and its `TableContents`; then `Sequences`, and `BackupEnd`. But for the rows each is JSON.
 */
export interface BackupHeader {
  format: typeof FORMAT
  version: number
  /** An ISO 8601 instant (UTC). */
  createdAt: string
  /** The version of PostgreSQL it was read from. */
  postgres: string
  /** The migrations that had been run, the oldest first: they make the tables that the rows fit. */
  migrations: string[]
}

export interface TableHeader {
  table: string
  columns: string[]
}

export interface Sequences {
  sequences: { name: string; value: string; isCalled: boolean }[]
}

export interface BackupEnd {
  /** Of everything before this line, unpacked. */
  sha256: string
}

export type TableSummary = TableHeader & TableContents

export const FORMAT = 'coral-way-backup'
export const VERSION = 1

/** COPY's own end of data: no row looks like it. */
export const END_OF_ROWS = '\\.\n'

export const toLine = (value: object): string => `${JSON.stringify(value)}\n`
