import { IsNull, type EntityManager } from 'typeorm'
import { endAllSessions } from '../../accounts/session-endings'
import type { AppointedRole } from '../../accounts/staff-role'
import { User } from '../../accounts/user.entity'
import { lockUser } from '../../accounts/user-row'
import { AppError } from '../../core/errors'
import { db } from '../../database/data-source'
import type { Services } from '../../graphql/services'
import { reportRoleChange } from './staff-changes'
import { StaffInvitation } from './staff-invitation.entity'
import type { SetStaffRoleInput } from './staff.inputs'
import type { Staff, StaffPerson } from './staff.types'

/** Returns the staff and the open invitations. */
export async function listStaff(): Promise<Staff> {
  const invitations = db.getRepository(StaffInvitation).find({
    where: { acceptedAt: IsNull(), revokedAt: IsNull() },
    order: { createdAt: 'DESC', id: 'ASC' },
  })
  return { people: await findStaff(), invitations: await invitations }
}

/** Returns all staff, or the staff person with this id. */
const findStaff = (id: string | null = null, em: EntityManager = db.manager) =>
  em.query<StaffPerson[]>(STAFF, [id])

/** SQL of the role of `person`, as `User.staffRole` computes it. */
export const STAFF_ROLE = `CASE WHEN person.role = 'ADMIN' THEN 'OWNER' ELSE person."appointedRole"::text END`

/** A session says when it was last used; once it has ended, the records of sign-ins and sign-outs do. */
const LAST_SEEN = `greatest(
  (SELECT to_timestamp(max((sess ->> 'seenAt')::float8) / 1000) FROM session
    WHERE sess ->> 'userId' = person.id::text),
  (SELECT max("createdAt") FROM audit_record
    WHERE "subjectId" = person.id AND action IN ('sign_in', 'sign_out')))`

const STAFF = `SELECT person.id, person."firstName", person."lastName", person.email, ${STAFF_ROLE} AS role,
    person."appointedAt" AS since, ${LAST_SEEN} AS "lastSeenAt",
    cardinality(person."secondFactors") > 0 AS "hasSecondFactor" FROM "user" person
  WHERE (person.role = 'ADMIN' OR person."appointedRole" IS NOT NULL)
    AND ($1::uuid IS NULL OR person.id = $1)
  ORDER BY array_position(ARRAY['OWNER', 'MANAGER', 'DESK'], ${STAFF_ROLE}), person.email`

/**
 * Gives a staff person another role, which holds on every server at the next request (ACCOUNT-32).
 * Returns the person. Throws NOT_FOUND for a person who is not staff, CONFLICT for the owner.
 */
export function setStaffRole(
  services: Services,
  owner: User,
  { userId, role }: SetStaffRoleInput,
): Promise<StaffPerson> {
  return db.transaction(async em => {
    const { person, role: before } = await lockAppointed(userId, em)
    if (before !== role) {
      await em.update(User, userId, { appointedRole: role })
      const change = { change: 'changed', before, after: role } as const
      await reportRoleChange(services, { actor: owner, person, ...change }, em)
    }
    const [changed] = await findStaff(userId, em)
    if (!changed) throw new Error('a staff person is gone while their row is locked')
    return changed
  })
}

/**
 * Ends a person's work for the staff. Their sessions and access tokens end; their account, place and
 * membership stay (ACCOUNT-35). Returns the person's id. Throws as setStaffRole.
 */
export function endStaff(services: Services, owner: User, userId: string): Promise<string> {
  return db.transaction(async em => {
    const { person, role: before } = await lockAppointed(userId, em)
    await em.update(User, userId, { appointedRole: null, appointedAt: null })
    await endAllSessions(userId, em)
    const change = { change: 'ended', before, after: null } as const
    await reportRoleChange(services, { actor: owner, person, ...change }, em)
    return userId
  })
}

/** Locks a person whom the owner has appointed. Throws NOT_FOUND for others, CONFLICT for the owner. */
async function lockAppointed(
  id: string,
  em: EntityManager,
): Promise<{ person: User; role: AppointedRole }> {
  const person = await lockUser(id, em)
  if (person?.isAdmin) throw new AppError('CONFLICT', 'The owner’s role is set by the site.')
  if (!person?.appointedRole) throw new AppError('NOT_FOUND', 'This person is not on the team.')
  return { person, role: person.appointedRole }
}
