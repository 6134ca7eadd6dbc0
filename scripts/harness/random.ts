/** A seeded pseudo-random generator (mulberry32): the same seed gives the same numbers. */

/** Returns an integer between both ends, inclusive. */
export type Random = (least: number, most: number) => number

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return (least, most) => least + Math.floor(next() * (most - least + 1))
}

/** Returns the same items in random order. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const rest = [...items]
  return items.flatMap(() => rest.splice(random(0, rest.length - 1), 1))
}
