import { SECOND_MS } from '../core/durations'
import { logFailure } from '../core/log'
import { readDatabaseState } from '../database/database-state'
import type { Job } from './job'
import { findJobRuns } from './job-runs'
import { dueIn } from './job-schedule'
import { runJob } from './run-job'

/** The longest time between two checks for due jobs. */
const LOOK_MS = 15 * SECOND_MS

interface Options {
  jobs: readonly Job[]
  now: () => Date
  lookMs?: number
}

export interface JobRunner {
  /** Starts no more jobs, aborts running ones, and resolves when they have ended. */
  stop: () => Promise<void>
}

/**
 * Runs each job when no server of this database has started it for its period, until `stop`
 * (OPS-23). Runs nothing while the database is read-only or not migrated.
 */
export function startJobs({ jobs, now, lookMs = LOOK_MS }: Options): JobRunner {
  const stopped = new AbortController()
  const { signal } = stopped
  const running = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let looking = look()

  async function look(): Promise<void> {
    let waitMs = lookMs
    try {
      waitMs = await startDueJobs()
    } catch (error) {
      logFailure('could not check for due jobs', error)
    }
    if (signal.aborted) return
    timer = setTimeout(() => {
      looking = look()
    }, waitMs).unref()
  }

  /** Starts due jobs and returns when to check again, in milliseconds. */
  async function startDueJobs(): Promise<number> {
    const { isMigrated, isReadOnly } = await readDatabaseState()
    if (!isMigrated || isReadOnly) return lookMs
    const idle = jobs.filter(({ name }) => !running.has(name))
    const runs = await findJobRuns(idle)
    if (signal.aborted) return lookMs
    let nextMs = lookMs
    for (const [job, run] of runs) {
      const waitMs = dueIn(job, run, now())
      if (waitMs <= 0) start(job, run?.startedAt ?? null)
      else nextMs = Math.min(nextMs, waitMs)
    }
    return nextMs
  }

  function start(job: Job, lastStart: Date | null): void {
    const run = runJob(job, { now, signal, lastStart }).finally(() => running.delete(job.name))
    running.set(job.name, run)
  }

  return {
    stop: async () => {
      stopped.abort()
      clearTimeout(timer)
      await looking
      await Promise.all(running.values())
    },
  }
}
