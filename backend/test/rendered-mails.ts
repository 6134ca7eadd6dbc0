import { randomUUID } from 'node:crypto'
import { User } from '../src/accounts/user.entity'
import { DAY_MS } from '../src/core/durations'
import { db } from '../src/database/data-source'
import { confirmEmailLink, resetPasswordLink } from '../src/features/auth/auth.links'
import { resetPasswordMail } from '../src/features/auth/auth.mails'
import { contactReceivedMail } from '../src/features/contact/contact.mails'
import { submitContact } from '../src/features/contact/contact.service'
import { letterMail, letterTestMail } from '../src/features/letters/letters.mails'
import { undoEmailChangeLink } from '../src/features/members/members.links'
import { emailChangedMail } from '../src/features/members/members.mails'
import {
  newsletterConfirmLink,
  newsletterLeaveLink,
} from '../src/features/newsletter/newsletter.links'
import { newsletterConfirmMail } from '../src/features/newsletter/newsletter.mails'
import { secondFactorChangedMail } from '../src/features/second-factors/second-factors.mails'
import { offerLink } from '../src/features/waves/offers.links'
import { offerMail, offerReminderMail } from '../src/features/waves/offers.mails'
import { Due, DueKind } from '../src/features/dues/due.entity'
import { owedMail } from '../src/features/dues/dues.mails'
import { Plan } from '../src/features/memberships/membership.entity'
import { membershipEndChangedMail } from '../src/features/memberships/memberships.mails'
import { StaffInvitation } from '../src/features/staff/staff-invitation.entity'
import { staffInvitationLink } from '../src/features/staff/staff.links'
import { teamDigestMail } from '../src/features/today/today.mails'
import { unusedAccountMail } from '../src/features/privacy/privacy.mails'
import { staffChangedMail, staffInvitationMail } from '../src/features/staff/staff.mails'
import type { MailDefinition } from '../src/mail/mail-definition'
import { Mail, MailState } from '../src/mail/mail.entity'
import { createMailedRows, createMembership } from './club-members'
import { createMailedBooking } from './courts'
import { createMailedLetter } from './letters'
import { AT_ONCE, person, submissionContext } from './factories'
import { services } from './services'
import { createMailedPlayer } from './players'
import { createMailedStandby } from './standby'

/** A text that is wrong in HTML unless it is escaped. */
export const NASTY = `<b onclick="x">&amp; 'Bo' "Li"</b>`

const purposes = new Map([
  [resetPasswordMail, resetPasswordLink],
  [emailChangedMail, undoEmailChangeLink],
  [newsletterConfirmMail, newsletterConfirmLink],
  [offerMail, offerLink],
  [offerReminderMail, offerLink],
  [staffInvitationMail, staffInvitationLink],
])

/** The change that a mail about changes reports. */
const changes = new Map([
  [membershipEndChangedMail, 'set'],
  [staffChangedMail, 'joined'],
  [secondFactorChangedMail, 'authenticator_added'],
])

/** Creates an invitation to the staff for the person, and returns its id. */
async function createInvitation({ id: invitedById, email }: User): Promise<string> {
  const times = { createdAt: new Date(), expiresAt: new Date(Date.now() + DAY_MS) }
  const invitations = db.getRepository(StaffInvitation)
  const invitation = invitations.create({ email, role: 'MANAGER', invitedById, ...times })
  return (await invitations.save(invitation)).id
}

/** Writes down a fee that the person owes. */
async function createOwed(user: User): Promise<void> {
  const membership = await createMembership(user)
  await db.getRepository(Due).insert({
    userId: user.id,
    membershipId: membership.id,
    kind: DueKind.fee,
    plan: Plan.standard,
    periodStart: '2026-11-28',
    periodEnd: '2026-12-27',
    dueOn: '2026-11-28',
    cents: 11900,
  })
}

/** Stores a message with hostile texts; returns its id. */
async function createContact(): Promise<string> {
  const contact = { name: NASTY, email: 'bo@example.com', message: `Hello,\r\n\n<i>${NASTY}</i>` }
  return (await submitContact(submissionContext(), contact)).id
}

/** Creates the rows that a mail of this kind is about; returns their ids as the mail has them. */
async function createSubject(template: MailDefinition, user: User): Promise<object> {
  // The digest tells of the message.
  if (template === contactReceivedMail || template === teamDigestMail)
    return { contactId: await createContact() }
  if (template === staffInvitationMail) return { invitationId: await createInvitation(user) }
  if (template === letterMail || template === letterTestMail) return createMailedLetter(user)
  return {
    ...(await createMailedRows(template, new Date())),
    ...(await createMailedBooking(template)),
    ...(await createMailedStandby(user, template)),
    ...(await createMailedPlayer(user, template)),
  }
}

/** Creates a mail to a new person, with a link for it. */
export async function createMail(
  template: MailDefinition,
  values: Partial<Mail> = {},
): Promise<Mail> {
  const user = await person()
  const purpose = purposes.get(template) ?? confirmEmailLink
  const about = { subject: user.id, email: user.email, now: new Date() }
  const link = await services.links.create({ ...about, purpose }, db.manager)
  const leave = { ...about, purpose: newsletterLeaveLink }
  const leaveLink =
    template === newsletterConfirmMail ? await services.links.create(leave, db.manager) : null
  const data = {
    linkId: link.id,
    leaveLinkId: leaveLink?.id,
    changedAt: Date.parse('2026-11-22T04:12:00Z'),
    newAddress: 'a…@g….com',
    change: changes.get(template) ?? 'created',
    endsOn: '2026-11-30',
    plan: 'unlimited',
    kind: 'at_once',
    from: '2026-11-25',
    cents: 5785,
    cancelled: 2,
    start: 'cwp_AbCdEf12',
    browser: 'Firefox on Linux',
    at: Date.parse('2026-11-22T04:12:00Z'),
    dueAt: Date.parse('2026-11-29T04:12:00Z'),
    role: 'DESK',
    ...(await createSubject(template, user)),
  }
  if (template === unusedAccountMail)
    await db.query('UPDATE "user" SET "inactivityToldAt" = now() WHERE id = $1', [user.id])
  if (template === owedMail) await createOwed(user)
  if (template === teamDigestMail)
    await db
      .getRepository(User)
      .update(user.id, { appointedRole: 'MANAGER', secondFactors: ['authenticator'] })
  const { name } = template
  const row = { template: name, to: user.email, userId: user.id, data, key: randomUUID() }
  const mails = db.getRepository(Mail)
  return mails.save(mails.create({ ...row, state: MailState.kept, ...values }), AT_ONCE)
}

export async function render(mail: Mail, options?: { hideLinks: boolean }) {
  const rendered = await services.renderMail(mail, db.manager, options)
  if (!rendered) throw new Error(`nothing is left to say in ${mail.template}`)
  return rendered
}

/** Renders a mail of this kind with these values in its data; returns its subject and its text. */
export async function said(template: MailDefinition, data: object = {}): Promise<string> {
  const mail = await createMail(template)
  const { subject, text } = await render(Object.assign(mail, { data: { ...mail.data, ...data } }))
  return `${subject}\n${text}`
}
