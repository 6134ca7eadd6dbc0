export interface CachedRead<Value> {
  /** Returns the cached value or reads it; concurrent callers share one read. */
  get: () => Promise<Value>
  /** Makes the next `get` read again. */
  forget: () => void
  /** When the cached value expires, which identifies it; undefined if the next `get` reads again. */
  expiry: () => number | undefined
}

/** Caches what `read` returns for this long. A failed read is not cached: only its own callers see the failure. */
export function cacheRead<Value>(read: () => Promise<Value>, maxAgeMs: number): CachedRead<Value> {
  let latest: { value: Promise<Value>; until: number } | undefined
  const current = () => (latest && performance.now() < latest.until ? latest : undefined)
  const forget = () => {
    latest = undefined
  }

  function readAnew(): Promise<Value> {
    const reading = { value: read(), until: performance.now() + maxAgeMs }
    latest = reading
    reading.value.catch(() => {
      if (latest === reading) forget()
    })
    return reading.value
  }

  return { get: () => current()?.value ?? readAnew(), forget, expiry: () => current()?.until }
}
