import type { TableSummary } from '../backup/backup-format'

/** A line for each table: how many rows, and the first digits of what tells them from any others. */
export function tableLines(tables: readonly TableSummary[]): string[] {
  const widest = Math.max(...tables.map(({ table }) => table.length))
  return tables.map(({ table, rows, digest }) =>
    [table.padEnd(widest), String(rows).padStart(9), digest.slice(0, 12)].join('  '),
  )
}
