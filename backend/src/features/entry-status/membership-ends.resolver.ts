import { Arg, Ctx, Resolver, Root } from 'type-graphql'
import { MemberMutation, TeamField, TeamMutation } from '../../graphql/operation.decorators'
import { requireUser, type Context } from '../../graphql/context'
import { Membership } from '../memberships/membership.entity'
import { EndMembershipOfInput, KeepMembershipOfInput } from '../memberships/memberships.inputs'
import { withEntryIds } from '../waitlist/not-told.service'
import { NOT_TOLD, NotToldPerson } from '../waitlist/not-told.types'
import {
  endMembership,
  endMembershipOf,
  keepMembership,
  keepMembershipOf,
} from './membership-ends.service'

@Resolver(() => Membership)
export class MembershipEndsResolver {
  @MemberMutation(() => Membership, {
    scope: 'PROFILE_WRITE',
    description:
      'Gives notice: the caller’s membership ends 30 New York days later. Bookings after that day are cancelled, and a mail confirms it. Giving notice again changes nothing.',
    errors: ['NOT_FOUND without an active membership'],
  })
  endMembership(@Ctx() context: Context): Promise<Membership> {
    return endMembership(context.services, requireUser(context), context.now())
  }

  @MemberMutation(() => Membership, {
    scope: 'PROFILE_WRITE',
    description:
      'Withdraws the notice, with a mail. Bookings that it has cancelled do not come back.',
    errors: ['NOT_FOUND without an active membership', 'CONFLICT if the team has set the end'],
  })
  keepMembership(@Ctx() context: Context): Promise<Membership> {
    return keepMembership(context.services, requireUser(context))
  }

  @TeamMutation(() => Membership, {
    staff: 'PEOPLE_WRITE',
    scope: 'CLUB_WRITE',
    description:
      'Sets the last day of somebody’s membership, cancels the bookings after it free of charge, mails the person and records that in the audit log.',
    errors: [
      'BAD_USER_INPUT for a day before today',
      'NOT_FOUND',
      'CONFLICT if it has ended, or has another end than `endBefore`',
    ],
  })
  endMembershipOf(
    @Arg('input', { description: 'The membership and its end.' }) input: EndMembershipOfInput,
    @Ctx() context: Context,
  ): Promise<Membership> {
    return endMembershipOf(context.services, requireUser(context), input, context.now())
  }

  @TeamMutation(() => Membership, {
    staff: 'PEOPLE_WRITE',
    scope: 'CLUB_WRITE',
    description:
      'Withdraws the end of somebody’s membership, mails the person and records that in the audit log. Bookings that were cancelled do not come back.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND',
      'CONFLICT if it has ended, has no end, or has another end than `endBefore`',
    ],
  })
  keepMembershipOf(
    @Arg('input', { description: 'The membership.' }) input: KeepMembershipOfInput,
    @Ctx() context: Context,
  ): Promise<Membership> {
    return keepMembershipOf(context.services, requireUser(context), input)
  }

  @TeamField(() => [NotToldPerson], { staff: 'PEOPLE_READ', nullable: true, description: NOT_TOLD })
  notTold(@Root() { notTold }: Membership) {
    return notTold ? withEntryIds(notTold) : null
  }
}
