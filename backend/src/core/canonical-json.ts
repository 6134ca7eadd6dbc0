/**
 * Returns the value as JSON with sorted members and without null or undefined ones, so that
 * equivalent inputs give the same text. Lists keep their order.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isPlain(inner) ? sorted(inner) : inner))
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function sorted(value: Record<string, unknown>): Record<string, unknown> {
  const present = Object.entries(value).filter(([, one]) => one !== undefined && one !== null)
  return Object.fromEntries(present.sort(([one], [other]) => (one < other ? -1 : 1)))
}
