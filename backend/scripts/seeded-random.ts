import { createHash } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The same UUID for the same parts, whenever it is seeded. */
export function uuidOf(...parts: (string | number)[]): string {
  const hex = digest(parts.join(' ')).toString('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}

/** A number from 0 up to 1 that looks like chance and is the same for the same parts. */
export function randomOf(...parts: (string | number)[]): number {
  return digest(parts.join(' ')).readUInt32BE() / 2 ** 32
}

/** One of the values, each as likely as its weight. */
export function oneOf<Value extends string>(
  weights: Readonly<Record<Value, number>>,
  ...parts: (string | number)[]
): Value {
  // Object.entries forgets which keys they are.
  const entries = Object.entries(weights) as [Value, number][]
  let left = randomOf(...parts) * entries.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [value, weight] of entries) {
    left -= weight
    if (left < 0) return value
  }
  throw new Error('there is nothing to choose from')
}

/** Those of the values that chance picks; each weight is how likely it is by itself, from 0 to 1. */
export function someOf<Value extends string>(
  weights: Readonly<Record<Value, number>>,
  ...parts: (string | number)[]
): Value[] {
  const entries = Object.entries(weights) as [Value, number][]
  return entries
    .filter(([value, weight]) => randomOf(value, ...parts) < weight)
    .map(([value]) => value)
}
