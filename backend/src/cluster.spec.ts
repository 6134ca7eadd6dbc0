import cluster, { type Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { captureLog } from '../test/captured-log'
import { startProcesses } from './cluster'
import { SECOND_MS } from './core/durations'
import { readEnv } from './settings/env'

/** A fake worker that is ready at once. */
class ServingWorker extends EventEmitter {
  isDead = () => false
  constructor() {
    super()
    queueMicrotask(() => this.emit('message', { readyUrl: 'http://localhost:4000' }))
  }
}

// Implements the members that startProcesses uses.
const fork = jest
  .spyOn(cluster, 'fork')
  .mockImplementation(() => new ServingWorker() as unknown as Worker)
const die = () => cluster.emit('exit', new ServingWorker(), null, 'SIGKILL')

/** Advances the clock; returns the second in which a worker is started, undefined if none is. */
function secondOfNext(seconds: number): number | undefined {
  const before = fork.mock.calls.length
  for (let second = 1; second <= seconds; second += 1) {
    jest.advanceTimersByTime(SECOND_MS)
    if (fork.mock.calls.length > before) return second
  }
  return undefined
}

test('processes: a worker that dies is replaced, with growing delays after early exits, and never after a stop', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const logged = captureLog()
  const env = readEnv({
    DATABASE_URL: 'postgres://club@database/club',
    WEB_CONCURRENCY: '3',
    SESSION_SECRET: 'a secret for tests that is long enough',
  })
  const running = await startProcesses(env, new AbortController().signal)
  expect(running.url).toBe('http://localhost:4000')
  expect(fork).toHaveBeenCalledTimes(3)
  // No connection hangs in a dead worker.
  expect(cluster.schedulingPolicy).toBe(cluster.SCHED_NONE)
  const pauses = Array.from({ length: 7 }, () => {
    die()
    return secondOfNext(60)
  })
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30])
  expect(secondOfNext(61)).toBeUndefined()
  die()
  expect(secondOfNext(60)).toBe(1)
  die()
  await running.stop()
  die()
  expect(secondOfNext(60)).toBeUndefined()
  expect(logged.end()).toContain('a worker ended (SIGKILL); the next one starts in 1000 ms')
  cluster.removeAllListeners('exit')
  jest.useRealTimers()
})
