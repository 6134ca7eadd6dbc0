import type { EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { clubDay } from '../../core/club-day'
import { AppError, requireRow } from '../../core/errors'
import { db } from '../../database/data-source'
import { select } from '../../database/select'
import type { Connection } from '../../pagination/connection'
import { paginateForTeam } from '../../pagination/followed-list'
import { applySearch } from '../../pagination/search'
import { club } from '../../shared/club'
import { normalizeEmail, normalizeId } from '../../shared/rules'
import { defineAuditActions, type AuditAction } from '../../audit/audit-action'
import { MailAddress } from '../../mail/mail-address.entity'
import { Mail, MailState } from '../../mail/mail.entity'
import type { AppServices, Services } from '../../graphql/services'
import type { MailsArgs } from './mails.inputs'
import type { MailQueue, UndeliverableAddress } from './mails.types'
import { MAIL_QUEUED } from '../../mail/insert-mail'
import type { RenderedMail } from '../../mail/rendered-mail.types'
import type { TransportStatus } from '../../mail/transport-status'
import { maskEmail } from '../../core/mask-email'

export const mailActions = defineAuditActions({
  mail_retry: 'Queued a failed mail again.',
  mail_drop: 'Dropped a mail.',
  mail_address: 'Allowed mail to an undeliverable address again.',
})

/**
 * Returns a page of the mails, latest first, filtered by state, by a part of the address, by account,
 * and by whether the address is undeliverable.
 */
export function listMails({
  state,
  undeliverable,
  search,
  userId,
  ...page
}: MailsArgs): Promise<Connection<Mail>> {
  const mails = select(Mail, 'mail')
  if (state) mails.filter(value => `mail.state = ${value(state)}`)
  if (undeliverable) mails.filter(() => 'mail."to" IN (SELECT email FROM mail_address)')
  if (userId)
    mails.filter(value => {
      const id = value(normalizeId(userId))
      return `(mail."userId" = ${id} OR mail."to" = (SELECT email FROM "user" WHERE id = ${id}))`
    })
  applySearch(mails, search, 'plain_text(mail."to")')
  return paginateForTeam(mails, page)
}

/** Returns one mail; throws NOT_FOUND if it does not exist. */
export const getMail = async (id: string, em: EntityManager = db.manager): Promise<Mail> =>
  requireRow(await em.findOneBy(Mail, { id }))

const rendered = new WeakMap<Mail, Promise<RenderedMail | null>>()

/**
 * Renders a mail for the team; null if the data that it is about is deleted. Only a kept mail shows
 * its links, because only the team can pass them on. The links of any other mail would give the team
 * access to a member's account. Rendered once per mail, however many fields are selected.
 */
export function renderForTeam(
  { renderMail }: AppServices,
  mail: Mail,
): Promise<RenderedMail | null> {
  const before = rendered.get(mail)
  if (before) return before
  const hideLinks = mail.state !== MailState.kept
  const reading = renderMail(mail, db.manager, { hideLinks })
  rendered.set(mail, reading)
  return reading
}

/**
 * Returns the number of queued mails, the number that failed today in New York, and why no mail is
 * sent.
 */
export async function countQueue(transportStatus: TransportStatus, now: Date): Promise<MailQueue> {
  const [counted] = await db.query<Omit<MailQueue, 'refusal'>[]>(
    `SELECT count(*) FILTER (WHERE state = 'queued')::int AS queued,
       count(*) FILTER (WHERE state = 'failed'
         AND greatest("startedAt", "dueAt") >= $1::date::timestamp AT TIME ZONE '${club.timeZone}')::int AS "failedToday",
       min("createdAt") FILTER (WHERE state = 'queued') AS "oldestQueuedAt"
     FROM mail WHERE state IN ('queued', 'failed')`,
    [clubDay(now)],
  )
  if (!counted) throw new Error('count returned no row')
  return { ...counted, refusal: transportStatus.refusal() }
}

/** Returns why no mail is sent to the address; null if it is not blocked. */
export async function findUndeliverable(email: string): Promise<UndeliverableAddress | null> {
  const address = await db.getRepository(MailAddress).findOneBy({ email })
  return address && { since: address.undeliverableSince, reason: address.reason }
}

/**
 * Queues a failed mail again, with all its retries, and writes an audit record. Throws NOT_FOUND if
 * it does not exist; CONFLICT if it has not failed, has expired, or its address is undeliverable.
 */
export function retryMail(services: Services, actor: User, id: string): Promise<Mail> {
  return db.transaction(async em => {
    const move = { id, action: mailActions.mail_retry, to: MailState.queued, sql: RETRY }
    await moveMail(services, actor, move, em)
    await em.query(`SELECT pg_notify('${MAIL_QUEUED}', 'due')`)
    return getMail(id, em)
  })
}

/**
 * Drops a queued or failed mail, so that it is never sent, and writes an audit record. Throws
 * NOT_FOUND or CONFLICT.
 */
export function dropMail(services: Services, actor: User, id: string): Promise<Mail> {
  return db.transaction(async em => {
    const move = { id, action: mailActions.mail_drop, to: MailState.dropped, sql: DROP }
    await moveMail(services, actor, move, em)
    return getMail(id, em)
  })
}

/**
 * The locked row in its current state. A server that claims the mail concurrently does so before
 * this, or not at all.
 */
const BEFORE = `FROM (SELECT id, state FROM mail WHERE id = $1 FOR UPDATE) before WHERE mail.id = before.id`

const RETRY = `UPDATE mail SET state = 'queued', attempts = 0, "dueAt" = now() ${BEFORE}
  AND before.state = 'failed' AND coalesce("expiresAt" > now(), true)
  AND NOT EXISTS (SELECT FROM mail_address WHERE email = mail."to") RETURNING before.state`

const DROP = `UPDATE mail SET state = 'dropped' ${BEFORE}
  AND before.state IN ('queued', 'failed') RETURNING before.state`

interface Move {
  id: string
  action: AuditAction
  to: MailState
  /** Changes the mail's state if allowed, and returns the state before. */
  sql: string
}

async function moveMail(
  { auditLog }: Services,
  actor: User,
  { id, action, to, sql }: Move,
  em: EntityManager,
) {
  const [[before]] = await em.query<[{ state: MailState }[], number]>(sql, [id])
  if (!before) throw await refusal(id, to, em)
  const change = { action, subjectId: id, before, after: { state: to } }
  await auditLog.record(actor, change, em)
}

/** Returns the error that explains why the mail cannot have this state. */
async function refusal(id: string, to: MailState, em: EntityManager): Promise<AppError> {
  const { state, expiresAt } = await getMail(id, em)
  if (to === MailState.dropped || state !== MailState.failed)
    return new AppError('CONFLICT', `This mail is ${state} by now.`)
  return new AppError(
    'CONFLICT',
    expiresAt && expiresAt <= new Date()
      ? 'What this mail offers has expired.'
      : 'A mail server has refused this address. Take it off the undeliverable list first.',
  )
}

/**
 * Removes an address from the undeliverable ones and writes an audit record. Returns true if it was
 * one of them. Records are never deleted, so the address in it is masked.
 */
export function clearAddress({ auditLog }: Services, actor: User, given: string): Promise<boolean> {
  const email = normalizeEmail(given)
  return db.transaction(async em => {
    const [[cleared]] = await em.query<[Pick<MailAddress, 'id' | 'undeliverableSince'>[], number]>(
      `DELETE FROM mail_address WHERE email = $1 RETURNING id, "undeliverableSince"`,
      [email],
    )
    if (!cleared) return false
    const { id, undeliverableSince } = cleared
    const before = { email: maskEmail(email), undeliverableSince }
    const change = { action: mailActions.mail_address, subjectId: id, before, after: {} }
    await auditLog.record(actor, change, em)
    return true
  })
}
