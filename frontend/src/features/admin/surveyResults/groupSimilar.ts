interface Written {
  /** The text as first written. */
  text: string
  count: number
}

/**
 * Counts equal texts, ignoring case and surrounding whitespace. Returns the most frequent first;
 * texts with equal counts keep the given order.
 */
export function groupSimilar(texts: readonly string[]): Written[] {
  const found = new Map<string, Written>()
  for (const each of texts) {
    const text = each.trim()
    const key = text.toLowerCase()
    const written = found.get(key) ?? { text, count: 0 }
    written.count += 1
    found.set(key, written)
  }
  return [...found.values()].sort((one, other) => other.count - one.count)
}
