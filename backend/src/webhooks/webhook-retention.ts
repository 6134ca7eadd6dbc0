import { deleteInBatches } from '../database/delete-in-batches'
import type { JobContext } from '../jobs/job'

/** Deletes events after 30 days, with their deliveries (SEC-W8). */
export function deleteOldWebhooks({ now, signal }: JobContext): Promise<void> {
  const where = `"createdAt" < $1::timestamptz - interval '30 days'`
  return deleteInBatches({ table: 'webhook_event', where, values: [now] }, signal)
}
