import { SECOND_MS } from '../../core/durations'
import { formatDuration } from '../../core/format-duration'
import type { Job } from '../../jobs/job'
import type { JobRun } from '../../jobs/job-run.entity'
import { findJobRuns } from '../../jobs/job-runs'
import type { Command } from '../feature'

const HEADS = ['job', 'every', 'last start', 'last success', 'took', 'failures']

export const listJobsCommand: Command = {
  name: 'jobs',
  parameters: [],
  description: 'the recurring jobs and their last results',
  run: async (_parameters, { jobs, print }) => {
    const rows = [HEADS, ...(await findJobRuns(jobs)).map(toRow)]
    const widths = HEADS.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
    for (const row of rows)
      print(
        row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      )
  },
}

function toRow([{ name, everyMs }, run]: [Job, JobRun | null]): string[] {
  const { startedAt = null, succeededAt = null, durationMs = null, failures = 0 } = run ?? {}
  return [
    name,
    formatDuration(everyMs / SECOND_MS),
    instant(startedAt),
    instant(succeededAt),
    durationMs === null ? '–' : `${durationMs} ms`,
    String(failures),
  ]
}

const instant = (at: Date | null) => at?.toISOString() ?? 'never'
