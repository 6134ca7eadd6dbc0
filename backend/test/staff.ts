import { IsNull } from 'typeorm'
import type { AppointedRole } from '../src/accounts/staff-role'
import type { User } from '../src/accounts/user.entity'
import { db } from '../src/database/data-source'
import { inviteStaff } from '../src/features/staff/staff-invitations.service'
import { staffInvitationLink } from '../src/features/staff/staff.links'
import { Link } from '../src/links/link.entity'
import { services } from './services'

/** Whom the owner invites, and when. */
interface Invited {
  owner: User
  email: string
  role?: AppointedRole
  now: Date
}

/** Invites an address to the staff, and returns the invitation's id and the token of its link. */
export async function inviteToStaff({
  owner,
  email,
  role = 'DESK',
  now,
}: Invited): Promise<{ id: string; token: string }> {
  const { id } = await inviteStaff(services, owner, { email, role }, now)
  const link = await db.getRepository(Link).findOneByOrFail({ subject: id, usedAt: IsNull() })
  return { id, token: services.links.token(staffInvitationLink, link.id) }
}
