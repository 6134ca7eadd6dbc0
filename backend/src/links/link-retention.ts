import { deleteInBatches } from '../database/delete-in-batches'
import type { JobContext } from '../jobs/job'
import type { LinkPurpose } from './link-purpose'

const OLD = `purpose <> ALL($2) AND
  ("usedAt" < $1::timestamptz - interval '30 days' OR "expiresAt" < $1::timestamptz - interval '30 days')`

/**
 * Deletes links 30 days after they were used or expired (MAIL-8). Keeps links that never
 * expire, even if used.
 */
export function deleteOldLinks(
  purposes: readonly LinkPurpose[],
  { now, signal }: JobContext,
): Promise<void> {
  const lasting = purposes.filter(({ lifetimeMs }) => lifetimeMs === null).map(({ name }) => name)
  return deleteInBatches({ table: 'link', where: OLD, values: [now, lasting] }, signal)
}
