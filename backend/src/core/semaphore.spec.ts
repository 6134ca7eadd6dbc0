import { createSemaphore } from './semaphore'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Two tasks run at a time; each ends when its function is called. */
function startTasks(count: number) {
  const semaphore = createSemaphore({ runningMax: () => 2, waitMax: 5_000 })
  const ends: (() => void)[] = []
  const start = () => semaphore(() => new Promise<void>(resolve => ends.push(resolve)))
  const { counts } = semaphore
  return { ends, start, counts, tasks: Array.from({ length: count }, start) }
}

test('semaphore: two run at a time, in the order of their calls', async () => {
  const { ends, counts, tasks } = startTasks(20)
  for (const [index, task] of tasks.entries()) {
    expect(ends).toHaveLength(Math.min(20, index + 2))
    const left = 20 - index
    expect(counts()).toEqual({ running: Math.min(2, left), waiting: Math.max(0, left - 2) })
    ends[index]?.()
    await task
    await jest.advanceTimersByTimeAsync(0)
  }
})

test('semaphore: who has waited too long is asked to come again, and does not run', async () => {
  const { ends, start, tasks } = startTasks(3)
  const refused = expect(tasks[2]).rejects.toMatchObject({
    extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: expect.any(Number) as number },
  })
  await jest.advanceTimersByTimeAsync(5_000)
  await refused
  const later = start()
  ends[0]?.()
  await jest.advanceTimersByTimeAsync(0)
  expect(ends).toHaveLength(3)
  ends[2]?.()
  await later
})

test('semaphore: the next task begins after one fails', async () => {
  const semaphore = createSemaphore({ runningMax: () => 1, waitMax: 5_000 })
  const failed = semaphore(() => Promise.reject(new Error('no memory')))
  const next = semaphore(() => Promise.resolve('done'))
  await expect(failed).rejects.toThrow('no memory')
  await expect(next).resolves.toBe('done')
})
