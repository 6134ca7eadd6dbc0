import type { Job } from './job'
import type { JobRun } from './job-run.entity'

/** How many milliseconds are left until the job is to be started again; 0 or less when it is due. */
export function dueIn({ everyMs, retryMs = everyMs }: Job, run: JobRun | null, now: Date): number {
  if (!run?.startedAt) return 0
  const startedAt = run.startedAt.getTime()
  const hasSucceeded = run.succeededAt !== null && run.succeededAt.getTime() >= startedAt
  const since = hasSucceeded ? startedAt : Math.max(startedAt, run.failedAt?.getTime() ?? 0)
  // An instant far ahead was written by a clock that was wrong: it is as old as one far back.
  const passed = Math.abs(now.getTime() - since)
  return (hasSucceeded ? everyMs : retryMs) - passed
}
