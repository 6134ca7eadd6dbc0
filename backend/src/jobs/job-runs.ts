import { db } from '../database/data-source'
import type { Job } from './job'
import { JobRun } from './job-run.entity'

/** Each of these jobs with how it has gone; null for one that has never been started. */
export async function findJobRuns(jobs: readonly Job[]): Promise<[Job, JobRun | null][]> {
  const runs = await db.getRepository(JobRun).find()
  return jobs.map(job => [job, runs.find(({ name }) => name === job.name) ?? null])
}
