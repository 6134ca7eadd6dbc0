import type { JobContext } from '../../jobs/job'
import { db } from '../../database/data-source'
import type { Services } from '../../graphql/services'
import { appendDeletedAccounts, readDeletedAccounts } from './deleted-accounts-file'
import { eraseAccount, type DeletedBy } from './erase-account.service'

interface Row {
  id: string
}

const DUE = `SELECT id FROM "user" WHERE "deletionDueAt" <= $1 ORDER BY "deletionDueAt", id`
const RESTORED = `SELECT id FROM "user" WHERE id = ANY ($1) AND "deletedAt" IS NULL ORDER BY id`
const DELETED = `SELECT id, "deletedAt" FROM "user" WHERE "deletedAt" IS NOT NULL ORDER BY "deletedAt", id`

/**
 * Deletes the accounts that a restored backup has brought back, then those that are due, one transaction
 * each; a server that is killed in between leaves the others to the next run. Then writes all deleted
 * accounts that the file lacks, also those of other servers (ACCOUNT-54).
 */
export async function deleteDueAccounts(
  services: Services,
  dataDir: string,
  { now, signal }: JobContext,
): Promise<void> {
  const written = await readDeletedAccounts(dataDir)
  const erase = async (rows: readonly Row[], by: DeletedBy) => {
    for (const { id } of rows) {
      signal.throwIfAborted()
      await eraseAccount(services, { userId: id, by, now })
    }
  }
  await erase(await db.query<Row[]>(RESTORED, [[...written]]), 'restore')
  await erase(await db.query<Row[]>(DUE, [now]), 'person')
  const deleted = await db.query<{ id: string; deletedAt: Date }[]>(DELETED)
  await appendDeletedAccounts(
    dataDir,
    deleted.filter(({ id }) => !written.has(id)),
  )
}
