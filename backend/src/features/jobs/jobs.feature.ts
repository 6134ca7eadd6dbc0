import { noPersonalData } from '../../accounts/personal-data'
import { JobRun } from '../../jobs/job-run.entity'
import type { Feature } from '../feature'
import { listJobsCommand } from './jobs.command'
import { createJobMetrics } from './jobs.metrics'

export const jobsFeature: Feature = {
  entities: [JobRun],
  personalData: [noPersonalData('job_run', 'always', { name: 'the name of a job' })],
  metrics: createJobMetrics,
  commands: [listJobsCommand],
}
