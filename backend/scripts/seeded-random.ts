import { createHash } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Returns the same UUID for the same parts. */
export function uuidOf(...parts: (string | number)[]): string {
  const hex = digest(parts.join(' ')).toString('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}

/** Returns a pseudorandom number from 0 up to 1, the same for the same parts. */
export function randomOf(...parts: (string | number)[]): number {
  return digest(parts.join(' ')).readUInt32BE() / 2 ** 32
}

/** Returns one of the values, each with the probability of its weight. */
export function oneOf<Value extends string>(
  weights: Readonly<Record<Value, number>>,
  ...parts: (string | number)[]
): Value {
  // Object.entries loses the type of the keys.
  const entries = Object.entries(weights) as [Value, number][]
  let left = randomOf(...parts) * entries.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [value, weight] of entries) {
    left -= weight
    if (left < 0) return value
  }
  throw new Error('there is nothing to choose from')
}

/** Returns a random subset; each weight is the probability of its value, from 0 to 1. */
export function someOf<Value extends string>(
  weights: Readonly<Record<Value, number>>,
  ...parts: (string | number)[]
): Value[] {
  const entries = Object.entries(weights) as [Value, number][]
  return entries
    .filter(([value, weight]) => randomOf(value, ...parts) < weight)
    .map(([value]) => value)
}
