import { useBrowserValue } from '../../hydration/useBrowserValue'

declare const __BUILD_YEAR__: number

/**
 * New York is five hours behind UTC at each new year there. The year is calculated, because
 * creating a formatter takes longer than all other work at the start of a page.
 */
const clubYear = () => new Date(Date.now() - 5 * 3_600_000).getUTCFullYear()

/**
 * Returns the current year at the club. A prerendered page contains the year of its build and
 * updates it in the browser.
 */
export function useYear(): number {
  return useBrowserValue(clubYear, __BUILD_YEAR__)
}
