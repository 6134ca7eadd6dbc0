let answer: ((isProved: boolean) => void) | undefined
let waiting: Promise<boolean> | undefined
const listeners = new Set<() => void>()

/** The question for a fresh proof of identity, which the page's dialog answers (ACCOUNT-40). */
export const proof = {
  /**
   * Asks the person to prove who they are. All acts that need it at once wait for one answer: false
   * if they cancel, and on a page that cannot ask.
   */
  request: (): Promise<boolean> => {
    if (listeners.size === 0) return Promise.resolve(false)
    const answered = (waiting ??= new Promise(resolve => {
      answer = resolve
    }))
    tellListeners()
    return answered
  },
  /** Answers all acts that wait. */
  answer: (isProved: boolean): void => {
    answer?.(isProved)
    answer = undefined
    waiting = undefined
    tellListeners()
  },
  isRequested: () => answer !== undefined,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function tellListeners(): void {
  for (const listener of listeners) listener()
}
