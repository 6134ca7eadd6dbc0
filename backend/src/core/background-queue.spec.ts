import { silenceErrors } from '../../test/captured-log'
import { createBackgroundQueue } from './background-queue'

const logged = silenceErrors()

test('background queue: runs tasks in order; a failure is logged and stops no other', async () => {
  const queue = createBackgroundQueue()
  const done: string[] = []
  queue.add('first', async () => {
    await new Promise(resolve => setImmediate(resolve))
    done.push('first')
  })
  queue.add('second', () => Promise.reject(new Error('no database')))
  queue.add('third', () => {
    done.push('third')
    return Promise.resolve()
  })
  expect(done).toEqual([])
  await queue.close()
  expect(done).toEqual(['first', 'third'])
  expect(logged.mock.calls.map(([, what]) => what)).toEqual(['second failed after its answer'])
})

test('background queue: refuses more than a thousand with an error', async () => {
  const queue = createBackgroundQueue()
  let count = 0
  const add = () => {
    queue.add('one', () => Promise.resolve((count += 1)))
  }
  for (let turn = 0; turn < 1_000; turn += 1) add()
  expect(add).toThrow(
    expect.objectContaining({ extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 5 } }),
  )
  await queue.close()
  expect(count).toBe(1_000)
})

test('background queue: closing stops waiting after a while and logs what is left', async () => {
  jest.useFakeTimers()
  const queue = createBackgroundQueue()
  queue.add('stuck', () => new Promise(() => undefined))
  queue.add('behind it', () => Promise.reject(new Error('never begun')))
  const closed = queue.close()
  await jest.advanceTimersByTimeAsync(5_000)
  await closed
  jest.useRealTimers()
  expect(logged.mock.calls).toEqual([[{}, 'stopped with 2 requests still queued']])
})
