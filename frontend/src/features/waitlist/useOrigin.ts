import { useBrowserValue } from '../../hydration/useBrowserValue'

/** The address the site is seen at; undefined on a prerendered page, which does not know it. */
export function useOrigin(): string | undefined {
  return useBrowserValue<string | undefined>(() => window.location.origin, undefined)
}
