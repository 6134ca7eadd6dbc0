import { DAY_MS } from '../src/core/durations'
import type { Job } from '../src/jobs/job'
import { startJobs } from '../src/jobs/job-runner'
import { readEnv } from '../src/settings/env'
import { registry } from './registry'
import { services } from './services'
import { until } from './startup/processes'

/** Returns a job as the features declare it, on a server with these settings. */
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

/** Runs the job once, as if it were due at this time, on a server with these settings. */
export function runJobAt(
  name: string,
  instant: Date | string,
  settings: NodeJS.ProcessEnv = {},
): Promise<void> {
  return getJob(name, settings).run({
    now: new Date(instant),
    signal: new AbortController().signal,
  })
}

/**
 * Creates servers of one site, which share a database and a clock, and counts the starts of each
 * job.
 */
export function createTestServers() {
  const ends: (() => Promise<void>)[] = []
  const starts: Record<string, number> = {}
  /** The clocks of the servers that run: each check reads the clock once for each idle job. */
  const clocks = new Set<{ reads: number }>()
  let passedMs = 0
  const now = () => new Date(Date.now() + passedMs)

  /** Waits until each server has checked several times for due jobs. */
  async function untilLooked(): Promise<void> {
    const before = [...clocks].map(clock => ({ clock, reads: clock.reads }))
    await until('the servers have checked', () =>
      before.every(({ clock, reads }) => clock.reads >= reads + 8),
    )
  }

  return {
    starts,
    /** Starts another server, which checks every few milliseconds and also has a daily job `idle`. */
    start: (...jobs: Job[]): (() => Promise<void>) => {
      const counted = [...jobs, createJob('idle')].map(job => ({
        ...job,
        run: async (context: Parameters<Job['run']>[0]) => {
          starts[job.name] = (starts[job.name] ?? 0) + 1
          await job.run(context)
        },
      }))
      const clock = { reads: 0 }
      clocks.add(clock)
      const readClock = () => {
        clock.reads += 1
        return now()
      }
      const runner = startJobs({ jobs: counted, now: readClock, lookMs: 5 })
      const stop = () => {
        clocks.delete(clock)
        return runner.stop()
      }
      ends.push(stop)
      return stop
    },
    now,
    /** Advances the servers' clock. */
    pass: (ms: number) => {
      passedMs += ms
    },
    untilLooked,
    /** Expects this number of starts of a job, and no more after the servers have checked again. */
    expectStarts: async (name: string, count: number): Promise<void> => {
      await until(`${name} is started`, () => (starts[name] ?? 0) >= count)
      await untilLooked()
      expect(starts[name] ?? 0).toBe(count)
    },
    /** Call it after each test. */
    stop: async (): Promise<void> => {
      for (const end of ends.splice(0)) await end()
      for (const name of Object.keys(starts)) Reflect.deleteProperty(starts, name)
      passedMs = 0
    },
  }
}

/** A daily job that does nothing. */
export const createJob = (name: string, values: Partial<Job> = {}): Job => ({
  name,
  everyMs: DAY_MS,
  run: () => Promise.resolve(),
  ...values,
})
