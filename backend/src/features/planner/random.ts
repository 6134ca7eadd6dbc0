const { exp, floor, imul } = Math

/** Scrambles 32 bits: the finalizer of MurmurHash3. */
function scramble(bits: number): number {
  let hash = bits
  hash = imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

/** Added before each step, so that a key of zeros also gives varied numbers. */
const STEP = 0x6d2b79f5

/**
 * Random numbers that depend only on a key of whole numbers, the same on every machine. The
 * generator is mulberry32, started from a hash of the key. It suits a simulation, not secrets.
 */
export class Random {
  private state = 0

  /** Restarts the sequence for this key. */
  restart(...key: readonly number[]): this {
    this.state = 0
    for (const part of key) this.state = scramble((this.state + STEP) ^ part)
    return this
  }

  /** Returns a whole number from 0 to 2^32 - 1. */
  bits(): number {
    this.state = (this.state + STEP) | 0
    let mixed = imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }

  /** Returns a number from 0 to less than 1. */
  fraction(): number {
    return this.bits() / 2 ** 32
  }

  /** Returns a whole number from 0 to less than `end`. */
  below(end: number): number {
    return floor(this.fraction() * end)
  }

  /** Returns a number of independent events with this mean (Poisson; Knuth's method). */
  count(mean: number): number {
    const limit = exp(-mean)
    let events = 0
    for (let product = this.fraction(); product > limit; product *= this.fraction()) events += 1
    return events
  }
}
