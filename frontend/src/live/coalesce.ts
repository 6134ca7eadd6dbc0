/**
 * Runs the work, one run at a time. A call during a run shares the next one with all other calls meanwhile. Resolves or
 * rejects with the run that began after the call.
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
