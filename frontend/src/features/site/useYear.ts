import { club } from '@shared/club'
import { useBrowserValue } from '../../hydration/useBrowserValue'

declare const __BUILD_YEAR__: number

const clubYear = () =>
  Number(new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: club.timeZone }).format())

/** The club's current year. A page is written with the year of its build and corrects itself in the browser. */
export function useYear(): number {
  return useBrowserValue(clubYear, __BUILD_YEAR__)
}
