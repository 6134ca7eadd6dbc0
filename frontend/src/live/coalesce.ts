/**
 * Runs the work, one run at a time. All calls during a run share the next run. Resolves or rejects
 * with the first run that began after the call.
 */
export function coalesce(work: () => Promise<unknown>): () => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<unknown> | undefined

  function run() {
    next = undefined
    last = work()
    return last
  }

  return () => (next ??= last.then(run, run))
}
