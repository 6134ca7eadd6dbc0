/** Awaits a function of express-session, which calls back. */
export function fromCallback(work: (done: (error?: unknown) => void) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    work(error => {
      if (error)
        reject(error instanceof Error ? error : new Error('session store', { cause: error }))
      else resolve()
    })
  })
}
