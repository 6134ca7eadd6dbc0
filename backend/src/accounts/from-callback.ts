/** Turns a callback-style function of express-session into a promise. */
export function fromCallback(work: (done: (error?: unknown) => void) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    work(error => {
      if (error)
        reject(error instanceof Error ? error : new Error('session store', { cause: error }))
      else resolve()
    })
  })
}
