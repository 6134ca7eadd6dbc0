/** The reader is considered lost or too slow with more unread values than this. */
const UNREAD_MAX = 1_000

export type Values<T> = AsyncIterableIterator<T, undefined>

export interface AsyncQueue<T> {
  values: Values<T>
  push: (value: T) => void
  /** Ends the queue; values that are already pushed are still read. */
  end: () => void
}

/**
 * Creates a queue: one side pushes values, the other iterates. `onEnd` is called once, whichever
 * side ends it.
 */
export function asyncQueue<T>(onEnd: () => void): AsyncQueue<T> {
  const unread: T[] = []
  let resolveNext: ((result: IteratorResult<T, undefined>) => void) | undefined
  let isEnded = false
  const end = () => {
    if (isEnded) return
    isEnded = true
    resolveNext?.(DONE)
    onEnd()
  }
  const push = (value: T) => {
    if (isEnded) return
    if (resolveNext) resolveNext({ done: false, value })
    else unread.push(value)
    resolveNext = undefined
    if (unread.length > UNREAD_MAX) end()
  }
  const next = () =>
    new Promise<IteratorResult<T, undefined>>(resolve => {
      const [value] = unread.splice(0, 1)
      if (value !== undefined) resolve({ done: false, value })
      else if (isEnded) resolve(DONE)
      else resolveNext = resolve
    })
  const cancel = () => {
    unread.length = 0
    end()
    return Promise.resolve(DONE)
  }
  return { values: createIterator<T>(next, cancel), push, end }
}

/** Return values of a mapper: omit this value, and end the iteration. */
export const SKIP = Symbol('skip')
export const STOP = Symbol('stop')

/**
 * Maps each value with an asynchronous function. Not a generator: a waiting generator cannot be
 * ended from outside, and would wait for the next value forever.
 */
export function mapAsync<In, Out>(
  source: Values<In>,
  map: (value: In) => Promise<Out | typeof SKIP | typeof STOP>,
): Values<Out> {
  const cancel = async () => {
    await source.return?.()
    return DONE
  }
  const next = async (): Promise<IteratorResult<Out, undefined>> => {
    for (;;) {
      const result = await source.next()
      if (result.done) return DONE
      const value = await map(result.value)
      if (value === STOP) return cancel()
      if (value !== SKIP) return { done: false, value }
    }
  }
  return createIterator<Out>(next, cancel)
}

const DONE = { done: true, value: undefined } as const

function createIterator<T>(
  next: () => Promise<IteratorResult<T, undefined>>,
  cancel: () => Promise<IteratorResult<T, undefined>>,
): Values<T> {
  const values = { next, return: cancel, [Symbol.asyncIterator]: () => values }
  return values
}
