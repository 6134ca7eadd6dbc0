import { DAY_MS } from '../src/core/durations'
import type { Job } from '../src/jobs/job'
import { startJobs } from '../src/jobs/job-runner'
import { readEnv } from '../src/settings/env'
import { registry } from './registry'
import { services } from './services'
import { until } from './startup/processes'

/** A job as the features declare it, on a server with these settings. */
export function getJob(name: string, settings: NodeJS.ProcessEnv = {}): Job {
  const jobs = registry.createJobs({ env: readEnv(settings), services })
  const job = jobs.find(it => it.name === name)
  if (!job) throw new Error(`no feature declares the job ${name}`)
  return job
}

/** Runs the job once, as if it were due. */
export function runJobNow(name: string, signal = new AbortController().signal): Promise<void> {
  return getJob(name).run({ now: new Date(), signal })
}

/** A site's servers, which share a database and a clock, and how often each of their jobs was started. */
export function createTestServers() {
  const ends: (() => Promise<void>)[] = []
  const starts: Record<string, number> = {}
  let passedMs = 0
  const now = () => new Date(Date.now() + passedMs)

  /** Waits until the servers have looked several times at what is due. */
  async function untilLooked(): Promise<void> {
    const { often = 0 } = starts
    await until('they have looked', () => (starts['often'] ?? 0) >= often + 5)
  }

  return {
    starts,
    /** One more server, which looks every few milliseconds and runs a job `often` beside its own. */
    start: (...jobs: Job[]): (() => Promise<void>) => {
      const counted = [...jobs, createJob('often', { everyMs: 1 })].map(job => ({
        ...job,
        run: async (context: Parameters<Job['run']>[0]) => {
          starts[job.name] = (starts[job.name] ?? 0) + 1
          await job.run(context)
        },
      }))
      const { stop } = startJobs({ jobs: counted, now, lookMs: 5 })
      ends.push(stop)
      return stop
    },
    now,
    /** Lets the servers' clock go ahead. */
    pass: (ms: number) => {
      passedMs += ms
    },
    untilLooked,
    /** Expects a job to have been started so often, and no more when the servers have looked again. */
    expectStarts: async (name: string, count: number): Promise<void> => {
      await until(`${name} is started`, () => (starts[name] ?? 0) >= count)
      await untilLooked()
      expect(starts[name] ?? 0).toBe(count)
    },
    /** To be called after each test. */
    stop: async (): Promise<void> => {
      for (const end of ends.splice(0)) await end()
      for (const name of Object.keys(starts)) Reflect.deleteProperty(starts, name)
      passedMs = 0
    },
  }
}

/** A job that does nothing, once a day. */
export const createJob = (name: string, values: Partial<Job> = {}): Job => ({
  name,
  everyMs: DAY_MS,
  run: () => Promise.resolve(),
  ...values,
})
