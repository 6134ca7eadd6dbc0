import type { EntityManager } from 'typeorm'
import { endOtherSessions, type OwnSession } from '../../accounts/session-endings'
import { User } from '../../accounts/user.entity'
import { lockUser } from '../../accounts/user-row'
import { AppError, requireRow } from '../../core/errors'
import { maskEmail } from '../../core/mask-email'
import { db } from '../../database/data-source'
import { lockRow } from '../../database/lock-row'
import type { AppServices, Services } from '../../graphql/services'
import { linkExpiry } from '../../links/link-purpose'
import { Link } from '../../links/link.entity'
import { normalizeEmail } from '../../shared/rules'
import { markDeliverable } from '../auth/email-confirmation.service'
import { reportRoleChange, staffActions } from './staff-changes'
import { OPEN_INVITATION, StaffInvitation } from './staff-invitation.entity'
import type { InviteStaffInput } from './staff.inputs'
import { staffInvitationLink } from './staff.links'
import { staffInvitationMail } from './staff.mails'

/**
 * Invites an address to the staff and mails the link. An open invitation of the address gets the new
 * role and a new link; the older link ends (ACCOUNT-33). Throws CONFLICT for the address of a staff
 * person.
 */
export function inviteStaff(
  { auditLog, mailer }: Services,
  owner: User,
  { email: address, role }: InviteStaffInput,
  now: Date,
): Promise<StaffInvitation> {
  const email = normalizeEmail(address)
  return db.transaction(async em => {
    const invitation = await storeInvitation(owner, { email, role }, now, em)
    // Only now: whoever accepts the same invitation meanwhile holds its row until they are staff.
    if ((await em.findOneBy(User, { email }))?.staffRole) throw staffAlready('email')
    const { id: subject } = invitation
    const data = { invitationId: subject }
    const purpose = staffInvitationLink
    await mailer.queueWithLink(
      { template: staffInvitationMail, purpose, subject, data, email, now },
      em,
    )
    const change = { subjectId: subject, after: { role } }
    await auditLog.record(owner, { action: staffActions.staff_invite, ...change }, em)
    return invitation
  })
}

/** Stores an open invitation, or gives the address's open one another role and time. */
async function storeInvitation(
  owner: User,
  { email, role }: Pick<StaffInvitation, 'email' | 'role'>,
  now: Date,
  em: EntityManager,
): Promise<StaffInvitation> {
  // The columns have the names of the entity's properties.
  const [row] = await em.query<[StaffInvitation]>(
    `INSERT INTO staff_invitation (email, role, "invitedById", "createdAt", "expiresAt")
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (email) WHERE ${OPEN_INVITATION} DO UPDATE SET role = EXCLUDED.role,
       "invitedById" = EXCLUDED."invitedById", "createdAt" = EXCLUDED."createdAt",
       "expiresAt" = EXCLUDED."expiresAt"
     RETURNING *`,
    [email, role, owner.id, now, linkExpiry(staffInvitationLink, now)],
  )
  return em.create(StaffInvitation, row)
}

/**
 * Withdraws an invitation: its link ends. Returns it. Throws NOT_FOUND, and CONFLICT for one that was
 * accepted or withdrawn.
 */
export function revokeStaffInvitation(
  { auditLog, links }: Services,
  owner: User,
  id: string,
  now: Date,
): Promise<StaffInvitation> {
  return db.transaction(async em => {
    const invitation = requireRow(await lockInvitation(id, em))
    if (invitation.acceptedAt) throw new AppError('CONFLICT', 'This invitation was accepted.')
    if (invitation.revokedAt) throw new AppError('CONFLICT', 'This invitation was withdrawn.')
    await em.update(StaffInvitation, id, { revokedAt: now })
    await links.revoke([staffInvitationLink], id, now, em)
    const change = { subjectId: id, before: { role: invitation.role }, after: {} }
    await auditLog.record(owner, { action: staffActions.staff_invite_revoke, ...change }, em)
    return invitation
  })
}

/**
 * Gives the person the role of the invitation, confirms their address, and ends their other sessions
 * and their access tokens (ACCOUNT-34). Returns the person. Throws FORBIDDEN for another address than
 * the invited one; LINK_EXPIRED for an invitation that was used, withdrawn or replaced, or has
 * expired; CONFLICT for a staff person.
 */
export function acceptStaffInvitation(
  services: AppServices,
  { person: { id }, sessionId, now }: OwnSession,
  token: string,
): Promise<User> {
  const { links } = services
  const linkId = links.getId(staffInvitationLink, token)
  return db.transaction(async em => {
    const person = requireRow(await lockUser(id, em))
    const invitation = await getInvitationOf(linkId, em)
    if (invitation.email !== person.email) throw otherAddress(invitation)
    requireOpen(invitation, now)
    if (person.staffRole) throw staffAlready()
    await links.consume(staffInvitationLink, linkId, now, em)
    await em.update(StaffInvitation, invitation.id, { acceptedAt: now })
    const { role } = invitation
    const emailConfirmedAt = person.emailConfirmedAt ?? now
    await em.update(User, id, { appointedRole: role, appointedAt: now, emailConfirmedAt })
    await markDeliverable(person.email, em)
    await endOtherSessions(id, sessionId, em)
    const change = { change: 'joined', before: null, after: role } as const
    await reportRoleChange(services, { actor: person, person, ...change }, em)
    return em.findOneByOrFail(User, { id })
  })
}

/** Returns the invitation of a link, and locks it. Throws LINK_EXPIRED if it was deleted. */
async function getInvitationOf(linkId: string, em: EntityManager): Promise<StaffInvitation> {
  const link = await em.findOneBy(Link, { id: linkId, purpose: staffInvitationLink.name })
  const invitation = link && (await lockInvitation(link.subject, em))
  if (!invitation) throw new AppError('LINK_EXPIRED')
  return invitation
}

const lockInvitation = (id: string, em: EntityManager) => lockRow(StaffInvitation, { id }, em)

/** Throws LINK_EXPIRED, with the reason, for an invitation that can no longer be accepted. */
function requireOpen({ acceptedAt, revokedAt, expiresAt }: StaffInvitation, now: Date): void {
  if (acceptedAt) throw new AppError('LINK_EXPIRED', 'This invitation has been used.')
  if (revokedAt) throw new AppError('LINK_EXPIRED', 'This invitation was withdrawn.')
  if (expiresAt <= now)
    throw new AppError('LINK_EXPIRED', 'This invitation has expired. Please ask for a new one.')
}

const otherAddress = ({ email }: StaffInvitation) =>
  new AppError(
    'FORBIDDEN',
    `This invitation was mailed to another address, ${maskEmail(email)}. Please log in with that one.`,
  )

/** Returns the error about a person who is on the staff, on this field of the input if there is one. */
function staffAlready(field?: 'email'): AppError {
  const message = field ? 'This person is on the team already' : 'You are on the team already.'
  return new AppError('CONFLICT', message, field && { fields: [{ field, message }] })
}
