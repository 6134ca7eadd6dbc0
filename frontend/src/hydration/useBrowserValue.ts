import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * Returns a value that only the browser knows. Prerendering and the first render over its HTML
 * return `prerendered`; the value follows right after hydration. `read` must return a primitive or
 * a constant.
 */
export function useBrowserValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(subscribe, read, () => prerendered)
}
