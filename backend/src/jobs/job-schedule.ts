import type { Job } from './job'
import type { JobRun } from './job-run.entity'

/** Returns the milliseconds until the job's next start; 0 or less if it is due. */
export function dueIn({ everyMs, retryMs = everyMs }: Job, run: JobRun | null, now: Date): number {
  if (!run?.startedAt) return 0
  const startedAt = run.startedAt.getTime()
  const hasSucceeded = run.succeededAt !== null && run.succeededAt.getTime() >= startedAt
  const since = hasSucceeded ? startedAt : Math.max(startedAt, run.failedAt?.getTime() ?? 0)
  // A start far in the future was written by a wrong clock: it counts as equally far in the past.
  const passed = Math.abs(now.getTime() - since)
  return (hasSucceeded ? everyMs : retryMs) - passed
}
