import { deleteInBatches } from '../database/delete-in-batches'
import type { JobContext } from '../jobs/job'

/** Deleted because the rows contain addresses. */
const OLD = `state IN ('sent', 'dropped', 'failed') AND "createdAt" < $1::timestamptz - interval '90 days'
  OR state = 'kept' AND "createdAt" < $1::timestamptz - interval '30 days'`

/** Deletes old mail: kept mail after 30 days, finished mail after 90 (MAIL-8). */
export function deleteOldMail({ now, signal }: JobContext): Promise<void> {
  return deleteInBatches({ table: 'mail', where: OLD, values: [now] }, signal)
}
