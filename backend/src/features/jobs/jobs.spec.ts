import { startApi } from '../../../test/harness'
import { createJob } from '../../../test/jobs'
import { services } from '../../../test/services'
import { MINUTE_MS, SECOND_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { JobRun } from '../../jobs/job-run.entity'
import { readEnv } from '../../settings/env'
import { listJobsCommand } from './jobs.command'
import { createJobMetrics } from './jobs.metrics'

startApi()

const jobs = [
  createJob('reminders'),
  createJob('cleaning', { everyMs: 15 * MINUTE_MS }),
  createJob('new', { everyMs: 15 * SECOND_MS }),
]

beforeEach(async () => {
  const succeededAt = new Date('2026-11-22T10:00:01.5Z')
  const startedAt = new Date('2026-11-22T10:00:00Z')
  const failedAt = new Date('2026-11-21T10:00:00Z')
  await db.getRepository(JobRun).insert([
    { name: 'reminders', startedAt, succeededAt, durationMs: 1_500, failures: 2, failedAt },
    { name: 'cleaning', startedAt, failures: 1, failedAt: succeededAt },
    { name: 'of another version', startedAt, succeededAt, durationMs: 1 },
  ])
})

test('jobs: the metrics show last success, duration and failures of each job of this version', async () => {
  const metrics = createJobMetrics({ now: () => new Date(), jobs })
  const figures = metrics.map(async ({ name, read }) => [name, await read()])
  expect(Object.fromEntries(await Promise.all(figures))).toEqual({
    club_job_last_success_timestamp_seconds: {
      reminders: Date.UTC(2026, 10, 22, 10, 0, 1, 500) / 1_000,
    },
    club_job_duration_seconds: { reminders: 1.5 },
    club_job_failures: { reminders: 2, cleaning: 1 },
  })
})

test('jobs: npm run admin -- jobs lists the result of each', async () => {
  const printed: string[] = []
  await listJobsCommand.run([], {
    env: readEnv({}),
    services,
    jobs,
    print: line => printed.push(line),
    readPassword: () => Promise.reject(new Error('no prompt expected')),
  })
  expect(printed.map(line => line.split(/ {2,}/))).toEqual([
    ['job', 'every', 'last start', 'last success', 'took', 'failures'],
    [
      'reminders',
      '24 hours',
      '2026-11-22T10:00:00.000Z',
      '2026-11-22T10:00:01.500Z',
      '1500 ms',
      '2',
    ],
    ['cleaning', '15 minutes', '2026-11-22T10:00:00.000Z', 'never', '–', '1'],
    ['new', '15 seconds', 'never', 'never', '–', '0'],
  ])
})
