import { Arg, Ctx, ID, Resolver } from 'type-graphql'
import { User } from '../../accounts/user.entity'
import { ownSessionOf, requireUser, type Context } from '../../graphql/context'
import { MemberMutation, TeamMutation, TeamQuery } from '../../graphql/operation.decorators'
import { StaffInvitation } from './staff-invitation.entity'
import {
  acceptStaffInvitation,
  inviteStaff,
  revokeStaffInvitation,
} from './staff-invitations.service'
import {
  AcceptStaffInvitationInput,
  EndStaffInput,
  InviteStaffInput,
  RevokeStaffInvitationInput,
  SetStaffRoleInput,
} from './staff.inputs'
import { endStaff, listStaff, setStaffRole } from './staff.service'
import { Staff, StaffPerson } from './staff.types'

/** Closed to access tokens: a stolen token must not give anybody a role. */
@Resolver()
export class StaffResolver {
  @TeamQuery(() => Staff, {
    staff: 'STAFF_READ',
    description: 'The people who work for the club, and the open invitations.',
  })
  staff(): Promise<Staff> {
    return listStaff()
  }

  @TeamMutation(() => StaffInvitation, {
    staff: 'STAFF_WRITE',
    freshProof: true,
    description:
      'Mails an invitation to the staff, whose link is valid for 7 days, and records that in the audit log. Inviting an address again changes the role of its open invitation and replaces the link.',
    errors: ['BAD_USER_INPUT', 'CONFLICT on `email` for the address of a staff person'],
  })
  inviteStaff(
    @Arg('input', { description: 'The address and the role.' }) input: InviteStaffInput,
    @Ctx() context: Context,
  ): Promise<StaffInvitation> {
    return inviteStaff(context.services, requireUser(context), input, context.now())
  }

  @TeamMutation(() => StaffInvitation, {
    staff: 'STAFF_WRITE',
    freshProof: true,
    description:
      'Withdraws an open invitation, whose link then ends, and records that in the audit log.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT if it was accepted or withdrawn'],
  })
  revokeStaffInvitation(
    @Arg('input', { description: 'The invitation.' }) { id }: RevokeStaffInvitationInput,
    @Ctx() context: Context,
  ): Promise<StaffInvitation> {
    return revokeStaffInvitation(context.services, requireUser(context), id, context.now())
  }

  @MemberMutation(() => User, {
    description:
      'Accepts an invitation to the staff, mailed to the caller’s address: gives the caller its role, confirms the address, renews the session, and ends all other sessions and all access tokens. Recorded in the audit log.',
    errors: [
      'BAD_USER_INPUT',
      'FORBIDDEN if it was mailed to another address',
      'LINK_EXPIRED',
      'CONFLICT if the caller is on the staff',
    ],
  })
  acceptStaffInvitation(
    @Arg('input', { description: 'The token.' }) { token }: AcceptStaffInvitationInput,
    @Ctx() context: Context,
  ): Promise<User> {
    return acceptStaffInvitation(context.services, ownSessionOf(context), token).then(person =>
      context.renewSession(person),
    )
  }

  @TeamMutation(() => StaffPerson, {
    staff: 'STAFF_WRITE',
    freshProof: true,
    description:
      'Gives a staff person another role, mails them, and records that in the audit log. It holds at their next request, also for open sockets and access tokens.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND for a person who is not on the staff',
      'CONFLICT for the owner',
    ],
  })
  setStaffRole(
    @Arg('input', { description: 'The person and the role.' }) input: SetStaffRoleInput,
    @Ctx() context: Context,
  ): Promise<StaffPerson> {
    return setStaffRole(context.services, requireUser(context), input)
  }

  @TeamMutation(() => ID, {
    staff: 'STAFF_WRITE',
    freshProof: true,
    description:
      'Ends a person’s work for the staff with all their sessions and access tokens, mails them, records that in the audit log and returns the account’s id. Their account, place and membership stay.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND for a person who is not on the staff',
      'CONFLICT for the owner',
    ],
  })
  endStaff(
    @Arg('input', { description: 'The person.' }) { userId }: EndStaffInput,
    @Ctx() context: Context,
  ): Promise<string> {
    return endStaff(context.services, requireUser(context), userId)
  }
}
