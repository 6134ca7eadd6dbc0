/** More than this unread means that the reader is gone or too slow. */
const UNREAD_MAX = 1_000

export type Values<T> = AsyncIterableIterator<T, undefined>

export interface AsyncQueue<T> {
  values: Values<T>
  push: (value: T) => void
  /** No more values: what has been pushed is still read. */
  end: () => void
}

/** A queue between one who tells and one who waits; `onEnd` is called once, whoever ends it. */
export function asyncQueue<T>(onEnd: () => void): AsyncQueue<T> {
  const unread: T[] = []
  let waiting: ((result: IteratorResult<T, undefined>) => void) | undefined
  let ended = false
  const end = () => {
    if (ended) return
    ended = true
    waiting?.(DONE)
    onEnd()
  }
  const push = (value: T) => {
    if (ended) return
    if (waiting) waiting({ done: false, value })
    else unread.push(value)
    waiting = undefined
    if (unread.length > UNREAD_MAX) end()
  }
  const next = () =>
    new Promise<IteratorResult<T, undefined>>(resolve => {
      const [value] = unread.splice(0, 1)
      if (value !== undefined) resolve({ done: false, value })
      else if (ended) resolve(DONE)
      else waiting = resolve
    })
  const leave = () => {
    unread.length = 0
    end()
    return Promise.resolve(DONE)
  }
  return { values: iterator<T>(next, leave), push, end }
}

/** What a step leaves out, and how it says that nothing follows. */
export const SKIP = Symbol('skip')
export const STOP = Symbol('stop')

/**
 * Each value after an asynchronous step. Not a generator: one that waits cannot be ended from outside,
 * and would wait for a next value for ever.
 */
export function mapAsync<In, Out>(
  source: Values<In>,
  step: (value: In) => Promise<Out | typeof SKIP | typeof STOP>,
): Values<Out> {
  const leave = async () => {
    await source.return?.()
    return DONE
  }
  const next = async (): Promise<IteratorResult<Out, undefined>> => {
    for (;;) {
      const result = await source.next()
      if (result.done) return DONE
      const value = await step(result.value)
      if (value === STOP) return leave()
      if (value !== SKIP) return { done: false, value }
    }
  }
  return iterator<Out>(next, leave)
}

const DONE = { done: true, value: undefined } as const

function iterator<T>(
  next: () => Promise<IteratorResult<T, undefined>>,
  leave: () => Promise<IteratorResult<T, undefined>>,
): Values<T> {
  const values = { next, return: leave, [Symbol.asyncIterator]: () => values }
  return values
}
