import { logFailure } from '../core/log'
import { tryWithJobLock } from '../database/advisory-locks'
import { databaseAddresses, db } from '../database/data-source'
import type { Job } from './job'

interface Options {
  now: () => Date
  signal: AbortSignal
  /**
   * The last start on which the decision is based; null before the first. If it has changed,
   * another server was faster.
   */
  lastStart: Date | null
}

/**
 * Runs a due job unless another server is running it or has run it. Logs and counts a failure by
 * the job's name.
 */
export async function runJob(job: Job, options: Options): Promise<void> {
  try {
    await tryWithJobLock(databaseAddresses(), job.name, async () => {
      if (!options.signal.aborted) await claimAndRun(job, options)
    })
  } catch (error) {
    logFailure(`the job ${job.name} could not be started, or its result not stored`, error)
  }
}

async function claimAndRun(job: Job, { now, signal, lastStart }: Options): Promise<void> {
  const { name } = job
  const startedAt = now()
  if (!(await claim(name, lastStart, startedAt))) return
  try {
    await job.run({ now: startedAt, signal })
  } catch (error) {
    await (signal.aborted ? undoStart(name, lastStart) : reportFailure(name, error, now()))
    return
  }
  await writeSuccess(name, startedAt, now())
}

/** Records the start. Returns false if another server has started the job since. */
async function claim(name: string, lastStart: Date | null, startedAt: Date): Promise<boolean> {
  const rows = await db.query<unknown[]>(
    `INSERT INTO job_run (name, "startedAt") VALUES ($1, $2)
    ON CONFLICT (name) DO UPDATE SET "startedAt" = excluded."startedAt"
      WHERE job_run."startedAt" IS NOT DISTINCT FROM $3
    RETURNING name`,
    [name, startedAt, lastStart],
  )
  return rows.length > 0
}

/** Undoes the start, so that the next server starts the job again. */
async function undoStart(name: string, lastStart: Date | null): Promise<void> {
  await db.query('UPDATE job_run SET "startedAt" = $2 WHERE name = $1', [name, lastStart])
}

async function reportFailure(name: string, error: unknown, failedAt: Date): Promise<void> {
  logFailure(`the job ${name} failed`, error)
  const sql = 'UPDATE job_run SET failures = failures + 1, "failedAt" = $2 WHERE name = $1'
  await db.query(sql, [name, failedAt])
}

async function writeSuccess(name: string, startedAt: Date, succeededAt: Date): Promise<void> {
  const durationMs = succeededAt.getTime() - startedAt.getTime()
  const sql = 'UPDATE job_run SET "succeededAt" = $2, "durationMs" = $3 WHERE name = $1'
  await db.query(sql, [name, succeededAt, durationMs])
}
