import { setTimeout as sleep } from 'node:timers/promises'

/** Pages are served, and mails rendered, after this time at most. */
const MAX_WAIT_MS = 250

/**
 * Returns a function that returns what `get` resolves to, or the last value, `first` before any, while
 * that takes long or fails. It never rejects. Calls of `get` that return the same promise wait once.
 */
export function keepLastKnown<Value>(
  get: () => Promise<Value>,
  first: Value,
): () => Promise<Value> {
  let known = first
  let latest: { reading: Promise<Value>; value: Promise<Value> } | undefined

  async function waitFor(reading: Promise<Value>): Promise<Value> {
    const waiting = new AbortController()
    const read = reading.then(
      value => {
        known = value
      },
      () => undefined,
    )
    const limit = sleep(MAX_WAIT_MS, undefined, { ref: false, signal: waiting.signal })
    await Promise.race([read, limit.catch(() => undefined)])
    waiting.abort()
    return known
  }

  return () => {
    const reading = get()
    if (latest?.reading !== reading) latest = { reading, value: waitFor(reading) }
    return latest.value
  }
}
