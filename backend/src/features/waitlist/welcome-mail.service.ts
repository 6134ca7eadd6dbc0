import { MAIL_QUEUED } from '../../mail/insert-mail'
import { MailState } from '../../mail/mail.entity'

/** Returns SQL for the key of a person's welcome mail; `userId` is SQL for their id. */
export const welcomeKeySql = (userId: string) => `'welcome:' || ${userId}`

/**
 * Returns a common table expression that makes a person's welcome mail due, if `taken` has a row. The
 * mail names the place, so it has waited for it.
 */
export const sendWelcomeSql = (userId: string, taken: string) => `welcome AS (
    UPDATE mail SET "dueAt" = now()
    WHERE key = ${welcomeKeySql(userId)} AND state = '${MailState.queued}' AND attempts = 0
      AND "dueAt" > now() AND EXISTS (SELECT FROM ${taken})
    RETURNING pg_notify('${MAIL_QUEUED}', 'due')
  )`
