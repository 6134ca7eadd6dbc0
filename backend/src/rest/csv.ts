import { stringify } from 'csv-stringify/sync'

export type Cell = string | number | null | undefined

/**
 * Matches text that a spreadsheet reads as a formula (ACCOUNT-15). Spreadsheets skip leading
 * blanks and invisible characters, treat full-width characters like ASCII, and split at control
 * characters.
 */
const FORMULA = /^(?:[\t\r\n\0]|[\s\p{Cf}\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u

/**
 * Returns the text; prefixed with an apostrophe, which marks it as text, if it would be a formula.
 */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/**
 * Returns the rows as CSV (RFC 4180), with every cell quoted and CRLF line ends. `isTop` adds a
 * BOM, which Excel needs to detect UTF-8.
 */
export function toCsv(rows: Cell[][], { isTop }: { isTop: boolean }): string {
  return stringify(rows, {
    bom: isTop,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
    cast: { string: escapeFormula },
  })
}
