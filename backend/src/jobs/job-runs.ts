import { db } from '../database/data-source'
import type { Job } from './job'
import { JobRun } from './job-run.entity'

/** Returns each job with its last results; null for one that was never started. */
export async function findJobRuns(jobs: readonly Job[]): Promise<[Job, JobRun | null][]> {
  const runs = await db.getRepository(JobRun).find()
  return jobs.map(job => [job, runs.find(({ name }) => name === job.name) ?? null])
}
