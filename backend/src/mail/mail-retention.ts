import { DAY_MS } from '../core/durations'
import { logFailure } from '../core/log'
import { db } from '../database/data-source'

/** Any constant of its own: one server at a time. */
const RETENTION_LOCK = 736_125_016

/** So few that deleting them stays far below the statement timeout, however many are old. */
const BATCH = 5_000

/** What may go, by table: rows hold addresses. */
const OLD = {
  mail: `state IN ('sent', 'dropped', 'failed') AND "createdAt" < now() - interval '90 days'
    OR state = 'kept' AND "createdAt" < now() - interval '30 days'`,
  // The way out of the newsletter works for ever, used or not.
  link: `purpose <> 'newsletter_leave' AND
    ("usedAt" < now() - interval '30 days' OR "expiresAt" < now() - interval '30 days')`,
}

/** Deletes old mail and links, now and once a day until `stop`, which resolves when it has ended (decision M8). */
export function startMailRetention(): { stop: () => Promise<void> } {
  let isStopped = false
  const deleteOrLog = () =>
    deleteOldMail(() => isStopped).catch((error: unknown) => {
      logFailure('old mail stays for now:', error)
    })
  let running = deleteOrLog()
  const timer = setInterval(() => {
    running = deleteOrLog()
  }, DAY_MS).unref()
  return {
    stop: () => {
      isStopped = true
      clearInterval(timer)
      return running
    },
  }
}

/** Deletes what is old, in batches, until nothing is left or it is stopped. */
export async function deleteOldMail(isStopped: () => boolean): Promise<void> {
  for (const [table, condition] of Object.entries(OLD))
    while (!isStopped() && (await deleteBatch(table, condition)) === BATCH);
}

/** How many it has deleted: none while another server does. */
function deleteBatch(table: string, condition: string): Promise<number> {
  return db.transaction(async em => {
    const [lock] = await em.query<{ held: boolean }[]>(
      'SELECT pg_try_advisory_xact_lock($1) AS held',
      [RETENTION_LOCK],
    )
    if (!lock?.held) return 0
    const [, deleted] = await em.query<[unknown[], number]>(
      `DELETE FROM "${table}" WHERE id IN (SELECT id FROM "${table}" WHERE ${condition} LIMIT ${BATCH})`,
    )
    return deleted
  })
}
