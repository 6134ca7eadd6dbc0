import { DAY_MS } from '../core/durations'
import { deleteInBatches } from '../database/delete-in-batches'
import type { Job } from './job'

interface Retention {
  /** The job's name. */
  name: string
  table: string
  /** An SQL condition for the rows to delete; its parameters are `values`. */
  where: string
  /** Returns the parameters for a run at this time; by default only the time, as `$1`. */
  values?: (now: Date) => unknown[]
}

/** Returns a daily job that deletes rows. */
export const retentionJob = ({ name, table, where, values = now => [now] }: Retention): Job => ({
  name,
  everyMs: DAY_MS,
  run: ({ now, signal }) => deleteInBatches({ table, where, values: values(now) }, signal),
})
