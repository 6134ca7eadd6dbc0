import { useBrowserValue } from '../../hydration/useBrowserValue'

declare const __BUILD_YEAR__: number

/**
 * New York is five hours behind UTC whenever a year begins there. Reckoned, because making a formatter takes longer
 * than anything else that a page does at its start.
 */
const clubYear = () => new Date(Date.now() - 5 * 3_600_000).getUTCFullYear()

/** The club's current year. A page is written with the year of its build and corrects itself in the browser. */
export function useYear(): number {
  return useBrowserValue(clubYear, __BUILD_YEAR__)
}
