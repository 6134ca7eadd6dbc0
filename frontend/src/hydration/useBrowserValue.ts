import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * What only the browser knows. A prerendered page says `prerendered` instead, and so does the first render
 * over its HTML; the value takes its place right after hydration. `read` gives a primitive or a constant.
 */
export function useBrowserValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(subscribe, read, () => prerendered)
}
