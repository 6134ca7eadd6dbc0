import { createWorkQueue } from './work-queue'

/** A queue of two concurrent hashes and a wait of at most 8 s, where each hash takes a second. */
async function busyQueue() {
  let time = 0
  const queue = createWorkQueue({ runningMax: 2, waitMax: 8_000, now: () => time })
  // Enough hashes that the initial value no longer affects the average.
  for (let hashes = 0; hashes < 200; hashes += 1)
    await queue(() => {
      time += 1_000
      return Promise.resolve()
    })
  const ends: (() => void)[] = []
  const start = () => queue(() => new Promise<void>(resolve => ends.push(resolve)))
  return { start, ends }
}

/** Waits until the next task has started. */
const untilStarted = () => new Promise(resolve => setImmediate(resolve))

test('work queue: a caller who would wait longer than 8 s is asked to come again (SEC-T6)', async () => {
  const { start, ends } = await busyQueue()
  const accepted = Array.from({ length: 2 + 16 }, start)
  await expect(start()).rejects.toMatchObject({
    extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: expect.any(Number) as number },
  })
  let done = 0
  while (done < accepted.length) {
    // At most two run at once.
    expect(ends.length - done).toBe(Math.min(2, accepted.length - done))
    ends[done]?.()
    await accepted[done]
    await untilStarted()
    done += 1
  }
  const next = start()
  await untilStarted()
  expect(ends).toHaveLength(done + 1)
  ends[done]?.()
  await next
})

test('work queue: the next task starts after one fails', async () => {
  const queue = createWorkQueue({ runningMax: 1, waitMax: 8_000, now: () => 0 })
  const failed = queue(() => Promise.reject(new Error('no memory')))
  const next = queue(() => Promise.resolve('done'))
  await expect(failed).rejects.toThrow('no memory')
  await expect(next).resolves.toBe('done')
})
