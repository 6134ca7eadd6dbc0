import { useBrowserValue } from '../../hydration/useBrowserValue'

/** Returns the site's origin, or undefined on a prerendered page, where it is unknown. */
export function useOrigin(): string | undefined {
  return useBrowserValue<string | undefined>(() => window.location.origin, undefined)
}
