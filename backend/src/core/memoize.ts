const KEPT_MAX = 1_000
const KEY_LENGTH_MAX = 200

/**
 * Caches the results of a pure function by its text. Clients may choose the texts: long ones are
 * not cached, and a full cache is cleared.
 */
export function memoize<Key extends string | undefined, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const kept = new Map<Key, Value>()
  return key => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const value = compute(key)
    if (key && key.length > KEY_LENGTH_MAX) return value
    if (kept.size >= KEPT_MAX) kept.clear()
    kept.set(key, value)
    return value
  }
}
