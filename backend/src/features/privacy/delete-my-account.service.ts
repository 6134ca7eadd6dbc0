import { endAllSessions, requireOpenSession, type OwnSession } from '../../accounts/session-endings'
import { User } from '../../accounts/user.entity'
import { lockUser } from '../../accounts/user-row'
import { DAY_MS } from '../../core/durations'
import { requireRow } from '../../core/errors'
import { db } from '../../database/data-source'
import type { AppServices } from '../../graphql/services'
import { getLinkOwner } from '../auth/link-owner.service'
import { lockEntryOf } from '../waitlist/entry-moves.service'
import { requireNoObstacles } from './deletion-obstacles.service'
import { DELETION_DAYS, keepAccountLink } from './privacy.links'
import { accountDeletionMail } from './privacy.mails'

/**
 * Sets the day on which the account is deleted, 7 days ahead, ends all sessions, access tokens and the
 * calendar's address, and mails a link to keep the account, in one transaction. Returns when it is due.
 * Throws FORBIDDEN for the owner; CONFLICT with what must be done first; UNAUTHENTICATED if the session
 * has ended meanwhile (ACCOUNT-51, ACCOUNT-52).
 */
export function deleteMyAccount(
  services: AppServices,
  { person: { id }, sessionId, now }: OwnSession,
): Promise<Date> {
  return db.transaction(async em => {
    await lockEntryOf(id, em)
    const person = await em.findOneByOrFail(User, { id })
    await requireNoObstacles(person, now, em)
    const { email } = requireRow(await lockUser(id, em))
    await requireOpenSession(id, sessionId, em)
    const dueAt = new Date(now.getTime() + DELETION_DAYS * DAY_MS)
    await em.update(User, id, { deletionDueAt: dueAt })
    await endAllSessions(id, em)
    await services.mailer.queueWithLink(
      {
        template: accountDeletionMail,
        purpose: keepAccountLink,
        subject: id,
        userId: id,
        email,
        data: { dueAt: dueAt.getTime() },
        now,
      },
      em,
    )
    return dueAt
  })
}

/**
 * Keeps the account that a mailed link belongs to; the person signs in as before. Throws LINK_EXPIRED,
 * also once the account is deleted.
 */
export async function keepMyAccount(
  { links }: AppServices,
  token: string,
  now: Date,
): Promise<void> {
  const linkId = links.getId(keepAccountLink, token)
  await db.transaction(async em => {
    const { id } = await getLinkOwner({ purpose: keepAccountLink, id: linkId, now }, em)
    await links.consume(keepAccountLink, linkId, now, em)
    await em.update(User, id, { deletionDueAt: null })
  })
}
