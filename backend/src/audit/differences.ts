type Fields = Record<string, unknown>

/** Returns the fields in which two records differ, before and after; null if they are equal. */
export function differences(
  former: Fields,
  next: Fields,
): { before: Fields; after: Fields } | null {
  const fields = Object.keys(next).filter(
    field => JSON.stringify(former[field]) !== JSON.stringify(next[field]),
  )
  if (fields.length === 0) return null
  const pick = (record: Fields) => Object.fromEntries(fields.map(key => [key, record[key]]))
  return { before: pick(former), after: pick(next) }
}
