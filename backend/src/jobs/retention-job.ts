import { DAY_MS } from '../core/durations'
import { deleteInBatches } from '../database/delete-in-batches'
import type { Job } from './job'

interface Retention {
  /** The job's name. */
  name: string
  /** The time from one start to the next, by default a day. */
  everyMs?: number
  table: string
  /** An SQL condition for the rows to delete; its parameters are `values`. */
  where: string
  /** Returns the parameters for a run at this time; by default only the time, as `$1`. */
  values?: (now: Date) => unknown[]
}

/** Returns a job that deletes rows. */
export const retentionJob = ({
  name,
  everyMs = DAY_MS,
  table,
  where,
  values = now => [now],
}: Retention): Job => ({
  name,
  everyMs,
  run: ({ now, signal }) => deleteInBatches({ table, where, values: values(now) }, signal),
})
