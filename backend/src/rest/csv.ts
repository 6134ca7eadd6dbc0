import { stringify } from 'csv-stringify/sync'

export type Cell = string | number | null | undefined

/**
 * What a spreadsheet takes for a formula (decision S15): it skips blanks and invisible letters before
 * it, reads the wide letters of Asian keyboards like the narrow ones, and starts anew at a control.
 */
const FORMULA = /^(?:[\t\r\n\0]|[\s\p{Cf}\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u

/** The text with an apostrophe before what would be a formula, which makes it a text again. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** The rows as CSV (RFC 4180): every cell in quotes, CRLF, and a BOM, by which Excel knows UTF-8, at the top. */
export function toCsv(rows: Cell[][], { isTop }: { isTop: boolean }): string {
  return stringify(rows, {
    bom: isTop,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
    cast: { string: escapeFormula },
  })
}
