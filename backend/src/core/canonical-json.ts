/**
 * The value as JSON in its one spelling: members by name, and without those that are null or not given,
 * so that two ways to say the same give the same text. Lists keep their order.
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
