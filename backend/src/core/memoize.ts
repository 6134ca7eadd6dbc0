const KEPT_MAX = 1_000

/** The function with its latest answers kept, a bounded number of them; for what always answers the same. */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const kept = new Map<Key, Value>()
  return key => {
    const known = kept.get(key)
    if (known !== undefined || kept.has(key)) return known as Value
    if (kept.size >= KEPT_MAX) kept.clear()
    const value = compute(key)
    kept.set(key, value)
    return value
  }
}
