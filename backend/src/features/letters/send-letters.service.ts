import { Temporal } from 'temporal-polyfill'
import { IsNull, LessThanOrEqual, type EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { clubInstantOf } from '../../core/club-day'
import { DAY_MS } from '../../core/durations'
import { AppError, fieldError } from '../../core/errors'
import { db } from '../../database/data-source'
import { lockRow } from '../../database/lock-row'
import type { Services } from '../../graphql/services'
import type { JobContext } from '../../jobs/job'
import { MailState } from '../../mail/mail.entity'
import { LETTER_DAYS_MAX } from '../../shared/letter-rules'
import { createLeaveLinks } from '../newsletter/leave-links.service'
import { peopleSql, readAudiences } from './letter-audiences'
import { findLetterFigures, MAIL_KEY } from './letter-figures.service'
import { Letter } from './letter.entity'
import { LetterKind, LetterState, type UnreachableReason } from './letter.options'
import { unknownPlaceholders } from './letter-text'
import { letterMail } from './letters.mails'
import type { LetterReachInput, SendLetterInput } from './letters.inputs'
import { letterActions, letterChange, lockDraft, lockLetter, requireKnown } from './letters.service'
import type { LetterReach } from './letters.types'

type Addressed = Pick<Letter, 'kind' | 'audiences'>

/** Returns whom a letter to these audiences would reach now, and whom not. Throws BAD_USER_INPUT, NOT_FOUND. */
export async function findReach({ kind, audiences }: LetterReachInput): Promise<LetterReach> {
  const read = readAudiences(kind, audiences)
  await requireKnown(read, db.manager)
  return countReach({ kind, audiences: read }, db.manager)
}

const EMAILS_SHOWN = 20

async function countReach(letter: Addressed, em: EntityManager): Promise<LetterReach> {
  const values: unknown[] = []
  const people = peopleSql(letter, values)
  const rows = await em.query<
    { reason: UnreachableReason | null; count: number; emails: string[] }[]
  >(
    `SELECT reason, count(*)::int AS count,
       (array_agg(email ORDER BY email) FILTER (WHERE reason IS NOT NULL))[1:${String(EMAILS_SHOWN)}] AS emails
     FROM (${people}) people GROUP BY reason ORDER BY reason`,
    values,
  )
  return {
    recipients: rows.find(({ reason }) => reason === null)?.count ?? 0,
    unreachable: rows.flatMap(({ reason, count, emails }) =>
      reason === null ? [] : [{ reason, count, emails }],
    ),
  }
}

/**
 * Begins to send a draft, or schedules it, and writes an audit record. Throws NOT_FOUND; CONFLICT as
 * lockDraft; BAD_USER_INPUT for a time that is over, a placeholder that is none, and if it reaches nobody now.
 */
export function sendLetter(
  services: Services,
  sender: User,
  { id, version, sendDate, sendTime }: SendLetterInput,
  now: Date,
): Promise<Letter> {
  const sendAt = readTime({ sendDate, sendTime }, now)
  return db.transaction(async em => {
    const letter = await lockDraft({ id, version }, em)
    requireSendable(letter)
    const { recipients } = await countReach(letter, em)
    if (recipients === 0) throw fieldError('audiences', 'This letter would reach nobody')
    const after = { recipients, sendAt: sendAt?.toISOString() ?? null }
    await services.auditLog.record(
      sender,
      letterChange(letterActions.letter_send, letter, after),
      em,
    )
    const scheduled = Object.assign(letter, { state: LetterState.scheduled, sendAt: sendAt ?? now })
    return sendAt ? em.save(scheduled) : begin(services, scheduled, now, em)
  })
}

/** Returns the chosen time; null for now. Throws BAD_USER_INPUT. */
function readTime(
  { sendDate, sendTime }: Pick<SendLetterInput, 'sendDate' | 'sendTime'>,
  now: Date,
): Date | null {
  if (!sendDate && !sendTime) return null
  if (!sendDate) throw fieldError('sendDate', 'Please choose the day')
  if (!sendTime) throw fieldError('sendTime', 'Please choose the time')
  const local = Temporal.PlainDate.from(sendDate).toPlainDateTime(Temporal.PlainTime.from(sendTime))
  const sendAt = clubInstantOf(local)
  const daysAhead = (sendAt.getTime() - now.getTime()) / DAY_MS
  if (daysAhead <= 0) throw fieldError('sendTime', 'Please choose a time that is to come')
  if (daysAhead > LETTER_DAYS_MAX)
    throw fieldError('sendDate', `Please choose a day within ${String(LETTER_DAYS_MAX)} days`)
  return sendAt
}

function requireSendable({ subject, body }: Letter): void {
  for (const [field, text] of [
    ['subject', subject],
    ['body', body],
  ] as const) {
    const [unknown] = unknownPlaceholders(text)
    if (unknown) throw fieldError(field, `There is no placeholder ${unknown}`)
  }
}

/**
 * Chooses the recipients of a locked letter and queues their mails, in its transaction: both or neither.
 * People whose accounts change their address meanwhile wait until then.
 */
async function begin(
  { mailer }: Services,
  letter: Letter,
  now: Date,
  em: EntityManager,
): Promise<Letter> {
  await lockPeople(letter, em)
  const values: unknown[] = [letter.id]
  const people = peopleSql(letter, values)
  const recipients = await em.query<{ id: string; email: string; userId: string | null }[]>(
    `INSERT INTO letter_recipient ("letterId", email, "userId")
     SELECT $1::uuid, email, "userId" FROM (${people}) people WHERE reason IS NULL
     ORDER BY "userId", email RETURNING id, email, "userId"`,
    values,
  )
  const isNews = letter.kind === LetterKind.news
  const emails = recipients.map(({ email }) => email)
  if (isNews) await createLeaveLinks(emails, now, em)
  const mails = recipients.map(({ id, email, userId }) => ({
    to: email,
    // News go to an address that asked for them, whoever has it later.
    userId: isNews ? null : userId,
    data: { recipientId: id },
    key: `${letterMail.name}:${id}`,
  }))
  await mailer.queueAll(letterMail, mails, em)
  const begun = { state: LetterState.sending, startedAt: now, recipients: recipients.length }
  return em.save(Object.assign(letter, begun))
}

/** Locks the accounts that a letter goes to, in the order of their ids. */
async function lockPeople(letter: Letter, em: EntityManager): Promise<void> {
  const values: unknown[] = []
  const people = peopleSql(letter, values)
  const accounts = await em.query<{ userId: string }[]>(
    `SELECT "userId" FROM (${people}) people WHERE "userId" IS NOT NULL`,
    values,
  )
  const ids = accounts.map(({ userId }) => userId)
  await em.query(`SELECT FROM "user" WHERE id = ANY ($1) ORDER BY id FOR KEY SHARE`, [ids])
}

const DROP_WAITING = `
  UPDATE mail SET state = '${MailState.dropped}', failure = 'The letter was cancelled.'
  FROM letter_recipient recipient
  WHERE recipient."letterId" = $1 AND mail.key = ${MAIL_KEY} AND mail.state IN ('queued', 'kept')`

/**
 * Cancels a letter, drops its mails that have not gone, and writes an audit record. Throws NOT_FOUND;
 * CONFLICT if it is a draft, or if its last mail has gone.
 */
export function cancelLetter(
  { auditLog }: Services,
  sender: User,
  id: string,
  now: Date,
): Promise<Letter> {
  return db.transaction(async em => {
    const letter = await lockLetter(id, em)
    const before = await findLetterFigures(letter, em)
    const isOpen = letter.state === LetterState.scheduled || letter.state === LetterState.sending
    if (!isOpen || before?.waiting === 0)
      throw new AppError('CONFLICT', `This letter is ${isOpen ? 'sent' : letter.state} by now.`)
    await em.query(DROP_WAITING, [id])
    const figures = await findLetterFigures(letter, em)
    const after = { gone: (figures?.sent ?? 0) + (figures?.waiting ?? 0) }
    await auditLog.record(sender, letterChange(letterActions.letter_cancel, letter, after), em)
    const endedAt = figures?.waiting ? null : now
    const ended = endedAt && figures ? countsOf(figures) : {}
    return em.save(Object.assign(letter, { state: LetterState.cancelled, endedAt, ...ended }))
  })
}

const countsOf = ({ sent, failed, kept }: { sent: number; failed: number; kept: number }) => ({
  sentCount: sent,
  failedCount: failed,
  keptCount: kept,
})

/** Begins the letters that are due, and ends those whose last mail is done; each once, on several servers. */
export async function advanceLetters(
  services: Services,
  { now, signal }: JobContext,
): Promise<void> {
  const letters = await db
    .getRepository(Letter)
    .findBy([
      { state: LetterState.scheduled, sendAt: LessThanOrEqual(now) },
      { state: LetterState.sending },
      { state: LetterState.cancelled, endedAt: IsNull() },
    ])
  for (const { id } of letters) {
    signal.throwIfAborted()
    await db.transaction(em => advance(services, id, now, em))
  }
}

async function advance(
  services: Services,
  id: string,
  now: Date,
  em: EntityManager,
): Promise<void> {
  const letter = await lockRow(Letter, { id }, em)
  if (!letter || letter.endedAt) return
  if (letter.state === LetterState.scheduled) await begin(services, letter, now, em)
  const figures = await findLetterFigures(letter, em)
  if (!figures || figures.waiting > 0) return
  const state = letter.state === LetterState.sending ? LetterState.sent : letter.state
  await em.save(Object.assign(letter, { state, endedAt: now, ...countsOf(figures) }))
}
