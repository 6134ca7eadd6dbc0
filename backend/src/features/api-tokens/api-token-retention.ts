import { deleteInBatches } from '../../database/delete-in-batches'
import type { JobContext } from '../../jobs/job'

const OLD = `"expiresAt" < $1::timestamptz - interval '30 days'`

/** Deletes access tokens 30 days after they expired. */
export const deleteOldApiTokens = ({ now, signal }: JobContext): Promise<void> =>
  deleteInBatches({ table: 'api_token', where: OLD, values: [now] }, signal)
