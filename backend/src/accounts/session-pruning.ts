import { deleteInBatches } from '../database/delete-in-batches'
import type { JobContext } from '../jobs/job'

/** Deletes expired sessions of both cookies, `sid` and `__Host-sid` (SEC-S9). */
export function deleteExpiredSessions({ now, signal }: JobContext): Promise<void> {
  return deleteInBatches({ table: 'session', where: 'expire < $1', values: [now] }, signal)
}
