import type { EntityManager } from 'typeorm'
import { User } from '../../accounts/user.entity'
import { defineAuditActions, type AuditAction } from '../../audit/audit-action'
import type { Change } from '../../audit/audit-log'
import { AppError, requireRow } from '../../core/errors'
import { db } from '../../database/data-source'
import { lockRow } from '../../database/lock-row'
import { select } from '../../database/select'
import type { Services } from '../../graphql/services'
import { findGreeting } from '../../mail/greeting'
import { headerValue } from '../../mail/header-value'
import { renderHtml } from '../../mail/render-html'
import { renderText } from '../../mail/render-text'
import type { Connection } from '../../pagination/connection'
import { paginateForTeam } from '../../pagination/followed-list'
import { normalizeId } from '../../shared/rules'
import { nameSql } from '../bookings/settled-by.service'
import { Wave } from '../waves/wave.entity'
import { readAudiences } from './letter-audiences'
import { Letter } from './letter.entity'
import { LetterState } from './letter.options'
import { NO_VALUES, unknownPlaceholders } from './letter-text'
import { findLetterValues } from './letter-values.service'
import { letterContent, letterTestMail } from './letters.mails'
import type {
  CreateLetterInput,
  LetterPreviewInput,
  LettersArgs,
  UpdateLetterInput,
} from './letters.inputs'
import type { LetterAudience, LetterPreview } from './letters.types'

export const letterActions = defineAuditActions({
  letter_write: 'Began a letter.',
  letter_edit: 'Changed a draft of a letter.',
  letter_remove: 'Removed a draft of a letter.',
  letter_test: 'Sent a letter to themself as a test.',
  letter_send: 'Sent a letter, or scheduled it.',
  letter_cancel: 'Cancelled a letter.',
})

/** Returns a page of the letters, latest first. */
export function listLetters({ state, ...page }: LettersArgs): Promise<Connection<Letter>> {
  const letters = select(Letter, 'letter')
  if (state) letters.filter(value => `letter.state = ${value(state)}`)
  return paginateForTeam(letters, page)
}

/** Returns one letter; throws NOT_FOUND. */
export async function getLetter(id: string, em: EntityManager = db.manager): Promise<Letter> {
  return requireRow(await em.findOneBy(Letter, { id }))
}

/** Begins a letter and writes an audit record. Throws BAD_USER_INPUT; NOT_FOUND for a wave or a person. */
export function createLetter(
  { auditLog }: Services,
  writer: User,
  input: CreateLetterInput,
): Promise<Letter> {
  const content = readLetter(input)
  return db.transaction(async em => {
    await requireKnown(content.audiences, em)
    const letter = await em.save(em.create(Letter, { ...content, writtenById: writer.id }))
    await auditLog.record(writer, letterChange(letterActions.letter_write, letter), em)
    return letter
  })
}

/** Changes a draft and writes an audit record. Throws as createLetter, and as lockDraft. */
export function updateLetter(
  { auditLog }: Services,
  writer: User,
  { id, version, ...input }: UpdateLetterInput,
): Promise<Letter> {
  const content = readLetter(input)
  return db.transaction(async em => {
    const draft = await lockDraft({ id, version }, em)
    await requireKnown(content.audiences, em)
    const letter = await em.save(Object.assign(draft, content, { version: version + 1 }))
    await auditLog.record(writer, letterChange(letterActions.letter_edit, letter), em)
    return letter
  })
}

/** Removes a draft, writes an audit record and returns its id. Throws NOT_FOUND; CONFLICT if it is none. */
export function removeLetter({ auditLog }: Services, writer: User, id: string): Promise<string> {
  return db.transaction(async em => {
    const draft = await lockDraft({ id }, em)
    await auditLog.record(writer, letterChange(letterActions.letter_remove, draft), em)
    await em.delete(Letter, draft.id)
    return draft.id
  })
}

/** Mails a letter to the caller, and writes an audit record. Throws NOT_FOUND. */
export function testLetter(
  { auditLog, mailer }: Services,
  writer: User,
  id: string,
  now: Date,
): Promise<Letter> {
  return db.transaction(async em => {
    const letter = await getLetter(id, em)
    const key = `${letterTestMail.name}:${letter.id}:${writer.id}:${String(now.getTime())}`
    const mail = { template: letterTestMail, to: writer.email, userId: writer.id, key }
    await mailer.queue({ ...mail, data: { letterId: letter.id } }, em)
    await auditLog.record(writer, letterChange(letterActions.letter_test, letter), em)
    return letter
  })
}

/** Returns the letter as one person would read it, or without values. Throws NOT_FOUND for the person. */
export async function previewLetter(
  { userId, ...letter }: LetterPreviewInput,
  now: Date,
): Promise<LetterPreview> {
  const em = db.manager
  const person = userId ? await requireAccount(userId, em) : null
  const reader = person && { userId: person.id, to: person.email }
  const values = reader ? await findLetterValues(reader, { audiences: [], now }, em) : NO_VALUES
  const content = letterContent(letter, values)
  const subject = headerValue(content.subject)
  const greeting = reader && (await findGreeting(reader, em))
  const greeted = { ...content, subject, greeting }
  return {
    subject,
    html: renderHtml(greeted),
    text: renderText(greeted),
    unknownPlaceholders: unknownPlaceholders(`${letter.subject} ${letter.body}`),
  }
}

const readLetter = ({ subject, body, kind, audiences }: CreateLetterInput) => ({
  subject: subject.trim(),
  body: body.trim(),
  kind,
  audiences: readAudiences(kind, audiences),
})

/**
 * Locks a draft and returns it. Throws NOT_FOUND; CONFLICT if it is no draft any more, or if it is not
 * the version.
 */
export async function lockDraft(
  { id, version }: { id: string; version?: number },
  em: EntityManager,
): Promise<Letter> {
  const letter = await lockLetter(id, em)
  if (letter.state !== LetterState.draft)
    throw new AppError('CONFLICT', `This letter is ${letter.state} by now.`)
  if (version !== undefined && version !== letter.version)
    throw new AppError('CONFLICT', 'Somebody has changed this letter since you opened it.')
  return letter
}

/** Locks a letter and returns it. Throws NOT_FOUND. */
export const lockLetter = async (id: string, em: EntityManager): Promise<Letter> =>
  requireRow(await lockRow(Letter, { id }, em))

/** Throws NOT_FOUND for a wave or a person that does not exist. */
export async function requireKnown(
  audiences: readonly LetterAudience[],
  em: EntityManager,
): Promise<void> {
  for (const { waveId, userId } of audiences) {
    if (waveId !== null && !(await em.existsBy(Wave, { id: waveId })))
      throw new AppError('NOT_FOUND', `No wave has the id ${waveId}`)
    if (userId !== null) await requireAccount(userId, em)
  }
}

async function requireAccount(userId: string, em: EntityManager): Promise<User> {
  const id = normalizeId(userId)
  return requireRow(await em.findOneBy(User, { id }), `No account has the id ${id}`)
}

/** Returns the record of an action. The words of a letter are the letter's, which stays. */
export const letterChange = (
  action: AuditAction,
  { id, subject, kind, audiences }: Letter,
  after: Change['after'] = {},
): Change => ({
  action,
  subjectId: id,
  after: { subject, kind, audiences: audiences.map(one => one.kind).join(', '), ...after },
})

const WRITER = `SELECT ${nameSql('writer')} AS name FROM "user" writer WHERE id = $1 AND "deletedAt" IS NULL`

/** Returns the name of who has written a letter; null if the account is gone. */
export async function findWriter(id: string | null): Promise<string | null> {
  const [writer] = await db.query<{ name: string }[]>(WRITER, [id])
  return writer?.name ?? null
}
