import { JobRun } from '../../jobs/job-run.entity'
import type { Feature } from '../feature'
import { listJobsCommand } from './jobs.command'
import { createJobMetrics } from './jobs.metrics'

export const jobsFeature: Feature = {
  entities: [JobRun],
  metrics: createJobMetrics,
  commands: [listJobsCommand],
}
