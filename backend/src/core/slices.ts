import { setImmediate } from 'node:timers/promises'

/** Far below 50 ms (SEC-G6): a request waits for a slice in each of its turns of the event loop. */
const SLICE_MS = 5

/**
 * Runs long work in slices, so that other requests are handled in between. The work yields where it
 * can be paused; the steps between must be short. Returns what the work returns.
 */
export async function runInSlices<Result>(work: Generator<void, Result>): Promise<Result> {
  let began = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() - began < SLICE_MS) continue
    await setImmediate()
    began = performance.now()
  }
}
