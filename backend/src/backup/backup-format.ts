import type { TableContents } from './table-digest'

/**
 * A backup is a gzipped text file. Its first line is a `BackupHeader`. Then follow, for each table,
 * a `TableHeader`, the rows in COPY's text format, `\.` and the `TableContents`; then `Sequences`,
 * and `BackupEnd`. All lines except rows are JSON.
 */
export interface BackupHeader {
  format: typeof FORMAT
  version: number
  /** An ISO 8601 instant (UTC). */
  createdAt: string
  /** The version of the PostgreSQL server. */
  postgres: string
  /** The applied migrations, oldest first; they create the tables that the rows fit. */
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
  /** The checksum of everything before this line, uncompressed. */
  sha256: string
}

export type TableSummary = TableHeader & TableContents

export const FORMAT = 'coral-way-backup'
export const VERSION = 1

/** COPY's end-of-data marker, which no row can equal. */
export const END_OF_ROWS = '\\.\n'

export const toLine = (value: object): string => `${JSON.stringify(value)}\n`
