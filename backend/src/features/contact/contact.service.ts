import { defineAuditActions } from '../../audit/audit-action'
import type { Connection } from '../../pagination/connection'
import { db } from '../../database/data-source'
import { lockRow } from '../../database/lock-row'
import { notify } from '../../database/notifications'
import { select } from '../../database/select'
import { AppError, requireRow } from '../../core/errors'
import { trimToNull } from '../../core/normalize'
import type { User } from '../../accounts/user.entity'
import { liveQuery } from '../../graphql/live-query'
import { paginateForTeam } from '../../pagination/followed-list'
import { applySearch } from '../../pagination/search'
import { findTeamEmail } from '../../accounts/team-account'
import { normalizeEmail, normalizeId } from '../../shared/rules'
import { storeOnce, type SubmissionContext } from '../../submissions/store-once'
import { emit } from '../../webhooks/emit'
import type { Services } from '../../graphql/services'
import { ContactStatus, ContactSubmission } from './contact-submission.entity'
import { CONTACT_CHANGED, contactCreated } from './contact.events'
import { contactReceivedMail } from './contact.mails'
import type { ContactArgs, SetContactStatusInput, SubmitContactInput } from './contact.inputs'

export const contactActions = defineAuditActions({
  contact_status: 'Changed the status of a message.',
})

/** Subscribes to new and changed messages, for the team. */
export const subscribeToContact = liveQuery({
  channel: CONTACT_CHANGED,
  find: id => db.getRepository(ContactSubmission).findOneBy({ id }),
})

/** Stores a message and mails it to the team. Requests with the same key have this effect once. */
export function submitContact(
  context: SubmissionContext & { services: Services },
  input: SubmitContactInput,
): Promise<ContactSubmission> {
  return db.transaction(async em => {
    const submission = await storeOnce(
      ContactSubmission,
      {
        context,
        key: input.submissionKey,
        onStored: stored => emit(contactCreated, [stored], em),
      },
      {
        name: input.name.trim(),
        email: normalizeEmail(input.email),
        phone: trimToNull(input.phone),
        message: input.message.trim(),
        status: ContactStatus.new,
      },
      em,
    )
    await context.services.mailer.queue(
      {
        template: contactReceivedMail,
        to: await findTeamEmail(em),
        data: { contactId: submission.id },
        key: `contact_received:${submission.id}`,
      },
      em,
    )
    return submission
  })
}

/** SQL that is true for a message that waits for the team. */
export const NOT_DONE = `status IN ('${ContactStatus.new}', '${ContactStatus.read}')`

/**
 * Returns a page of the messages, latest first, filtered by status, by the sender's account, and by
 * their name and address or by their telephone number.
 */
export function listContactSubmissions({
  status,
  notDone,
  search,
  userId,
  withoutAccount,
  ...page
}: ContactArgs): Promise<Connection<ContactSubmission>> {
  const submissions = select(ContactSubmission, 'submission')
  if (status) submissions.filter(value => `submission.status = ${value(status)}`)
  if (notDone) submissions.filter(() => `submission.${NOT_DONE}`)
  if (userId)
    submissions.filter(
      value =>
        `submission.email = (SELECT email FROM "user" WHERE id = ${value(normalizeId(userId))})`,
    )
  if (withoutAccount)
    submissions.filter(() => `NOT EXISTS (SELECT FROM "user" WHERE email = submission.email)`)
  const digits = digitsOf(search)
  if (digits === undefined) applySearch(submissions, search, 'submission."searchText"')
  else
    submissions.filter(value => {
      const [number, text] = [value(`%${digits}%`), value(`%${search?.trim() ?? ''}%`)]
      return `(${phoneDigits('submission')} LIKE ${number} OR submission."searchText" LIKE ${text})`
    })
  return paginateForTeam(submissions, page)
}

/** Fewer digits are searched as text. */
const PHONE_DIGITS_MIN = 4

/** Returns SQL of the digits of a message's telephone number; the index contact_submission_phone has it. */
export const phoneDigits = (alias: string) => `regexp_replace(${alias}.phone, '\\D', '', 'g')`

/** Returns the digits of a search that looks like a telephone number, or undefined for any other search. */
export function digitsOf(search: string | null | undefined): string | undefined {
  const digits = /^\+?[\d\s().-]+$/.test(search?.trim() ?? '') ? search?.replace(/\D/g, '') : ''
  return digits && digits.length >= PHONE_DIGITS_MIN ? digits : undefined
}

/**
 * Sets a message's status and writes an audit record. Setting the status that it already has
 * changes nothing. Throws NOT_FOUND; CONFLICT if it has neither that one nor `from`.
 */
export function setContactStatus(
  { auditLog }: Services,
  actor: User,
  { id, status, from }: SetContactStatusInput,
): Promise<ContactSubmission> {
  return db.transaction(async em => {
    const submission = requireRow(await lockRow(ContactSubmission, { id }, em))
    const before = { status: submission.status }
    if (before.status === status) return submission
    if (from && before.status !== from)
      throw new AppError('CONFLICT', `This message is ${before.status} by now. Please look again.`)
    const action = contactActions.contact_status
    await auditLog.record(actor, { action, subjectId: id, before, after: { status } }, em)
    await notify(CONTACT_CHANGED, [id], em)
    return em.save(Object.assign(submission, { status }))
  })
}
