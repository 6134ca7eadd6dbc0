import { types } from 'pg'

const { TIMESTAMPTZ } = types.builtins
const parseAny = types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date

/** The length of a UTC instant from PostgreSQL without fractions of a second. */
const LEAST = '2026-11-23 13:14:29+00'.length

/** Parses two digits. */
const two = (text: string, at: number) =>
  (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO
const ZERO = '0'.charCodeAt(0)

/**
 * Parses an instant like pg, in a quarter of the time if PostgreSQL's time zone is UTC: a list has
 * two in each row. Leaves other formats to pg, such as `infinity` or years of five digits.
 */
export function parseInstant(text: string): Date {
  if (text.length < LEAST || text[10] !== ' ' || !text.endsWith('+00')) return parseAny(text)
  const year = two(text, 0) * 100 + two(text, 2)
  // Date.UTC interprets a two-digit year as one of the 20th century.
  if (year < 100) return parseAny(text)
  const milliseconds = text.length > LEAST ? Math.trunc(Number(text.slice(19, -3)) * 1_000) : 0
  const [month, day] = [two(text, 5) - 1, two(text, 8)]
  const [hours, minutes, seconds] = [two(text, 11), two(text, 14), two(text, 17)]
  return new Date(Date.UTC(year, month, day, hours, minutes, seconds, milliseconds))
}
