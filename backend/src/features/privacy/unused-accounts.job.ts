import { In } from 'typeorm'
import { User } from '../../accounts/user.entity'
import { DAY_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import type { Services } from '../../graphql/services'
import type { JobContext } from '../../jobs/job'
import { queueToPerson } from '../../mail/person-mails'
import { retention } from '../../shared/retention'
import { eraseAccount } from './erase-account.service'
import { unusedAccountMail } from './privacy.mails'
import { isUnusedSince, NOTICE, UNUSED_SINCE, WAS_TOLD } from './unused-accounts.service'

/** The number of people told in one transaction. */
const BATCH = 100

const SINCE = UNUSED_SINCE('$1')
const SOON = isUnusedSince(`${SINCE} + ${NOTICE}`)

const IN_USE_AGAIN = `UPDATE "user" person SET "inactivityToldAt" = NULL
  WHERE person."inactivityToldAt" IS NOT NULL AND NOT ${SOON}`

const TO_TELL = `SELECT id FROM "user" person WHERE person."inactivityToldAt" IS NULL AND ${SOON}
  ORDER BY id LIMIT ${String(BATCH)} FOR NO KEY UPDATE SKIP LOCKED`

const TOLD = `UPDATE "user" SET "inactivityToldAt" = $2 WHERE id = ANY ($1)`

const DUE = `SELECT id FROM "user" person WHERE ${isUnusedSince(SINCE)} AND ${WAS_TOLD('$1')} ORDER BY id`

/**
 * Deletes accounts that nobody has used for 24 months, one transaction each, and tells people 30 days
 * before (ACCOUNT-68). A sign-in or a place takes the plan back. Without a mail server nobody can be told,
 * so nothing is deleted.
 */
export async function followUnusedAccounts(
  services: Services,
  { now, signal }: JobContext,
): Promise<void> {
  await db.query(IN_USE_AGAIN, [now])
  if (!services.mailer.sendsMail) return
  do signal.throwIfAborted()
  while ((await tellBatch(services, now)) === BATCH)
  for (const { id } of await db.query<{ id: string }[]>(DUE, [now])) {
    signal.throwIfAborted()
    await eraseAccount(services, { userId: id, by: 'unused', now })
  }
}

/** Tells some people, each once, and returns their number. */
function tellBatch({ mailer }: Services, now: Date): Promise<number> {
  const dueAt = now.getTime() + retention.unusedAccountNoticeDays * DAY_MS
  return db.transaction(async em => {
    const ids = (await em.query<{ id: string }[]>(TO_TELL, [now])).map(({ id }) => id)
    for (const person of await em.findBy(User, { id: In(ids) })) {
      const key = `account_unused:${person.id}:${String(now.getTime())}`
      await queueToPerson(
        { mailer },
        { template: unusedAccountMail, data: { dueAt }, key },
        person,
        em,
      )
    }
    await em.query(TOLD, [ids, now])
    return ids.length
  })
}
