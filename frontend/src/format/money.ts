import { formatCount } from './numbers'

/** Formats US cents: $1,200.50 */
export const dollars = (cents: number): string => {
  const rest = String(cents % 100).padStart(2, '0')
  return `$${formatCount(Math.trunc(cents / 100))}.${rest}`
}
