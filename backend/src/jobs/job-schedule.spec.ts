import { createJob } from '../../test/jobs'
import { HOUR_MS, MINUTE_MS } from '../core/durations'
import type { JobRun } from './job-run.entity'
import { dueIn } from './job-schedule'

const NOW = new Date('2026-11-22T12:00:00Z')
const ago = (ms: number) => new Date(NOW.getTime() - ms)
const job = createJob('hourly', { everyMs: HOUR_MS, retryMs: 10 * MINUTE_MS })

const never: JobRun = {
  name: 'hourly',
  startedAt: null,
  succeededAt: null,
  durationMs: null,
  failures: 0,
  failedAt: null,
}
const succeeded = { startedAt: ago(20 * MINUTE_MS), succeededAt: ago(19 * MINUTE_MS) }

test.each<[string, Partial<JobRun>, number]>([
  ['never started', {}, 0],
  ['succeeded', succeeded, 40],
  ['succeeded at once', { startedAt: NOW, succeededAt: NOW }, 60],
  ['succeeded long ago', { startedAt: ago(3 * HOUR_MS), succeededAt: ago(3 * HOUR_MS) }, -120],
  ['failed', { startedAt: ago(8 * MINUTE_MS), failedAt: ago(3 * MINUTE_MS) }, 7],
  ['failed after a success', { ...succeeded, startedAt: ago(8 * MINUTE_MS), failedAt: NOW }, 10],
  ['failed before its last success', { ...succeeded, failedAt: ago(HOUR_MS) }, 40],
  ['did not end', { startedAt: ago(8 * MINUTE_MS) }, 2],
  ['seems to start in a moment', { startedAt: ago(-MINUTE_MS), succeededAt: ago(-MINUTE_MS) }, 59],
  [
    'was started by a server with a wrong clock',
    { startedAt: ago(-9 * HOUR_MS), succeededAt: null },
    -530,
  ],
])('job schedule: one that %s', (_, run, minutes) => {
  expect(dueIn(job, Object.assign({}, never, run), NOW)).toBe(minutes * MINUTE_MS)
})

test('job schedule: is due without a row', () => {
  expect(dueIn(job, null, NOW)).toBe(0)
})
