import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The address the site is seen at; undefined on a prerendered page, which does not know it. */
export function useOrigin(): string | undefined {
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => undefined,
  )
}
