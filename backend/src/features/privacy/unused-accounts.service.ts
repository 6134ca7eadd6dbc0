import type { EntityManager } from 'typeorm'
import { club } from '../../shared/club'
import { retention } from '../../shared/retention'

const MONTHS = `interval '${String(retention.unusedAccountMonths)} months'`
export const NOTICE = `interval '${String(retention.unusedAccountNoticeDays)} days'`

/** The instant since which nobody has used an account that is deleted at `now`. */
export const UNUSED_SINCE = (now: string) => `${now}::timestamptz - ${MONTHS}`

/**
 * Returns SQL that is true for an account that nobody has used since an instant: no sign-in, no place, no
 * membership and no valid access token. Staff and the owner always use theirs (ACCOUNT-68).
 */
export const isUnusedSince = (since: string) => `(person.role = 'MEMBER'
  AND person."appointedRole" IS NULL AND person."deletedAt" IS NULL AND person."deletionDueAt" IS NULL
  AND person."lastSignInAt" < ${since}
  AND NOT EXISTS (SELECT FROM waitlist_entry entry WHERE entry."userId" = person.id
    AND (entry.status <> 'left' OR entry."leftAt" >= ${since}))
  AND NOT EXISTS (SELECT FROM membership WHERE membership."userId" = person.id
    AND (membership.state = 'active' OR membership."endsOn" >= ((${since}) AT TIME ZONE '${club.timeZone}')::date))
  AND NOT EXISTS (SELECT FROM api_token token WHERE token."userId" = person.id
    AND token."expiresAt" >= ${since}))`

/**
 * SQL that is true once the person has been told for 30 days. A mail that is not sent, also because it has
 * failed, has told nobody yet: it delays the deletion until the team or the retention of mails ends it.
 */
export const WAS_TOLD = (
  now: string,
) => `(person."inactivityToldAt" <= ${now}::timestamptz - ${NOTICE}
  AND NOT EXISTS (SELECT FROM mail WHERE mail."userId" = person.id AND mail.template = 'account_unused'
    AND (mail.state <> 'sent' OR mail."sentAt" > ${now}::timestamptz - ${NOTICE})))`

const UNUSED = `SELECT id FROM "user" person
  WHERE id = $1 AND ${isUnusedSince(UNUSED_SINCE('$2'))} AND ${WAS_TOLD('$2')}`

/** Returns whether the account may be deleted now because nobody uses it; the caller has locked it. */
export async function isUnused(userId: string, now: Date, em: EntityManager): Promise<boolean> {
  const rows = await em.query<unknown[]>(UNUSED, [userId, now])
  return rows.length > 0
}
