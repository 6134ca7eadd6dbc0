const KEPT_MAX = 1_000
const KEY_LENGTH_MAX = 200

/**
 * The function with its answers kept, for what always answers the same to a text. A client may choose the
 * texts: long ones are not kept, and too many are all forgotten.
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
