import { randomUUID } from 'node:crypto'
import { User } from '../src/accounts/user.entity'
import { DAY_MS } from '../src/core/durations'
import { db } from '../src/database/data-source'
import { confirmEmailLink, resetPasswordLink } from '../src/features/auth/auth.links'
import { resetPasswordMail } from '../src/features/auth/auth.mails'
import { submitContact } from '../src/features/contact/contact.service'
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
import { person, submissionContext } from './factories'
import { registry } from './registry'
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
    ...{ userId: user.id, membershipId: membership.id, kind: DueKind.fee, plan: Plan.standard },
    ...{ periodStart: '2026-11-28', periodEnd: '2026-12-27', dueOn: '2026-11-28', cents: 11_900 },
  })
}

/** Creates a mail to a new person, with a link for it. */
export async function createMail(
  template: MailDefinition,
  values: Partial<Mail> = {},
): Promise<Mail> {
  const user = await person()
  const purpose = purposes.get(template) ?? confirmEmailLink
  const about = { subject: user.id, email: user.email, now: new Date() }
  const [link, leaveLink] = [
    await services.links.create({ ...about, purpose }, db.manager),
    await services.links.create({ ...about, purpose: newsletterLeaveLink }, db.manager),
  ]
  const contact = { name: NASTY, email: 'bo@example.com', message: `Hello,\r\n\n<i>${NASTY}</i>` }
  const { id: contactId } = await submitContact(submissionContext(), contact)
  const data = {
    linkId: link.id,
    leaveLinkId: leaveLink.id,
    contactId,
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
    invitationId: await createInvitation(user),
    ...(await createMailedRows(new Date())),
    ...(await createMailedBooking(template)),
    ...(await createMailedLetter(user)),
    ...(await createMailedStandby(user, template)),
    ...(await createMailedPlayer(user, template)),
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
  return mails.save(mails.create({ ...row, state: MailState.kept, ...values }))
}

/** Creates a mail of each kind. Returns a function that returns a copy of the mail of a kind. */
export async function createMails(): Promise<(template: MailDefinition) => Mail> {
  const mails = new Map<MailDefinition, Mail>()
  for (const template of registry.mails) mails.set(template, await createMail(template))
  return template => {
    const mail = mails.get(template)
    if (!mail) throw new Error(template.name)
    return Object.assign(new Mail(), mail)
  }
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
