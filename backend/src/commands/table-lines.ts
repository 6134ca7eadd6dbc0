import type { TableSummary } from '../backup/backup-format'

/** Returns a line for each table: its number of rows and the beginning of its digest. */
export function tableLines(tables: readonly TableSummary[]): string[] {
  const widest = Math.max(...tables.map(({ table }) => table.length))
  return tables.map(({ table, rows, digest }) =>
    [table.padEnd(widest), String(rows).padStart(9), digest.slice(0, 12)].join('  '),
  )
}
