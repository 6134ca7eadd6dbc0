import { deleteInBatches } from '../../database/delete-in-batches'
import type { JobContext } from '../../jobs/job'
import { retention } from '../../shared/retention'
import { ContactStatus } from './contact-submission.entity'

/** Deletes closed messages 24 months after they were sent (ACCOUNT-56). */
export function deleteOldMessages({ now, signal }: JobContext): Promise<void> {
  const months = String(retention.closedMessageMonths)
  const where = `status = '${ContactStatus.closed}' AND "createdAt" < $1::timestamptz - interval '${months} months'`
  return deleteInBatches({ table: 'contact_submission', where, values: [now] }, signal)
}
