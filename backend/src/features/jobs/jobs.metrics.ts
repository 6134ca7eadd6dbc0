import { SECOND_MS } from '../../core/durations'
import type { JobRun } from '../../jobs/job-run.entity'
import { findJobRuns } from '../../jobs/job-runs'
import type { Metric, MetricSources } from '../feature'

/** Prometheus sets the label `job` itself on every scraped figure. */
const JOB_NAME = 'job_name'

/** Creates the figures about each job of this version; they cover runs on all servers. */
export function createJobMetrics({ jobs }: MetricSources): Metric[] {
  /** Reads one figure of each job, omitting null. */
  const read = (figureOf: (run: JobRun) => number | null) => async () => {
    const runs = (await findJobRuns(jobs)).flatMap(([, run]) => run ?? [])
    const figures = runs.map(run => [run.name, figureOf(run)] as const)
    return Object.fromEntries(
      figures.flatMap(([name, figure]) => (figure === null ? [] : [[name, figure]])),
    )
  }
  return [
    {
      name: 'club_job_last_success_timestamp_seconds',
      help: 'When a job last succeeded, in Unix time; absent before the first. The same on every server.',
      label: JOB_NAME,
      read: read(({ succeededAt }) => succeededAt && succeededAt.getTime() / SECOND_MS),
    },
    {
      name: 'club_job_duration_seconds',
      help: 'Duration of the last successful run of a job. The same on every server.',
      label: JOB_NAME,
      read: read(({ durationMs }) => durationMs && durationMs / SECOND_MS),
    },
    {
      name: 'club_job_failures',
      help: 'Failed runs of a job since its first run. The same on every server.',
      label: JOB_NAME,
      read: read(({ failures }) => failures),
    },
  ]
}
