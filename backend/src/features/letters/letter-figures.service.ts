import type { EntityManager } from 'typeorm'
import { db } from '../../database/data-source'
import { MailState } from '../../mail/mail.entity'
import type { Letter } from './letter.entity'
import { letterMail } from './letters.mails'
import type { LetterFigures } from './letters.types'

/** The key of a recipient's mail, in SQL. */
export const MAIL_KEY = `'${letterMail.name}:' || recipient.id`

const COUNT = `
  SELECT count(*) FILTER (WHERE mail.state = '${MailState.sent}')::int AS sent,
    count(*) FILTER (WHERE mail.state = '${MailState.failed}')::int AS failed,
    count(*) FILTER (WHERE mail.state = '${MailState.kept}')::int AS kept,
    count(*) FILTER (WHERE mail.state IN ('${MailState.queued}', '${MailState.sending}'))::int AS waiting
  FROM letter_recipient recipient JOIN mail ON mail.key = ${MAIL_KEY}
  WHERE recipient."letterId" = $1`

/** Returns what has become of the letter's mails; of an ended letter, what had become of them at its end. */
export async function findLetterFigures(
  letter: Letter,
  em: EntityManager = db.manager,
): Promise<LetterFigures | null> {
  const { id, recipients, endedAt, sentCount: sent, failedCount: failed, keptCount: kept } = letter
  if (recipients === null) return null
  if (endedAt) return { sent, failed, kept, waiting: 0, dropped: recipients - sent - failed - kept }
  const [counted] = await em.query<[Omit<LetterFigures, 'dropped'>]>(COUNT, [id])
  // A person who is deleted takes their mail along.
  const dropped = recipients - counted.sent - counted.failed - counted.kept - counted.waiting
  return { ...counted, dropped }
}

const LEFT = `
  SELECT count(*)::int AS "left" FROM letter_recipient recipient
  JOIN newsletter_subscription subscription ON subscription.email = recipient.email
  WHERE recipient."letterId" = $1 AND subscription."leftAt" >= $2`

/** Returns how many of the letter's addresses have left the news since it began. */
export async function countLeft({ id, startedAt }: Letter): Promise<number> {
  if (!startedAt) return 0
  const [row] = await db.query<[{ left: number }]>(LEFT, [id, startedAt])
  return row.left
}
