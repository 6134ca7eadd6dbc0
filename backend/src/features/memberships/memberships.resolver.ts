import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Authorized } from '../../graphql/authorized.decorator'
import { TokenAccess } from '../../graphql/token-access'
import { TokenScope } from '../../accounts/token-scope'
import { Role } from '../../accounts/user.entity'
import { requireUser, type Context } from '../../graphql/context'
import { WaitlistPerson } from '../waitlist/waitlist-person.types'
import { Membership } from './membership.entity'
import { EndMembershipOfInput, MembershipArgs } from './memberships.inputs'
import {
  endMembership,
  endMembershipOf,
  findMembership,
  keepMembership,
  listMemberships,
} from './memberships.service'
import { MembershipConnection } from './memberships.types'

@Resolver(() => Membership)
export class MembershipsResolver {
  @Authorized()
  @TokenAccess(TokenScope.PROFILE_READ)
  @Query(() => Membership, {
    nullable: true,
    description:
      'The signed-in person’s latest membership; null without one. Errors: UNAUTHENTICATED.',
  })
  myMembership(@Ctx() context: Context) {
    return findMembership(requireUser(context))
  }

  @Authorized()
  @TokenAccess(TokenScope.PROFILE_WRITE)
  @Mutation(() => Membership, {
    nullable: true,
    description:
      'Gives notice: the caller’s membership ends 30 New York days later. Giving notice again changes nothing. Errors: UNAUTHENTICATED; NOT_FOUND without an active membership.',
  })
  endMembership(@Ctx() context: Context): Promise<Membership> {
    return endMembership(requireUser(context), context.now())
  }

  @Authorized()
  @TokenAccess(TokenScope.PROFILE_WRITE)
  @Mutation(() => Membership, {
    nullable: true,
    description:
      'Withdraws the notice. Errors: UNAUTHENTICATED; NOT_FOUND without an active membership; CONFLICT if the team has set the end.',
  })
  keepMembership(@Ctx() context: Context): Promise<Membership> {
    return keepMembership(requireUser(context))
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.CLUB_READ)
  @Query(() => MembershipConnection, {
    nullable: true,
    description:
      'All memberships, by number. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  memberships(@Args(() => MembershipArgs) args: MembershipArgs, @Ctx() { pageSizeMax }: Context) {
    return listMemberships(args, pageSizeMax)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.CLUB_WRITE)
  @Mutation(() => Membership, {
    nullable: true,
    description:
      'Sets the last day of somebody’s membership and records that in the audit log. Team only. Errors: UNAUTHENTICATED; FORBIDDEN; BAD_USER_INPUT for a day before today; NOT_FOUND; CONFLICT if it has ended.',
  })
  endMembershipOf(
    @Arg('input', () => EndMembershipOfInput, { description: 'The membership and its end.' })
    input: EndMembershipOfInput,
    @Ctx() context: Context,
  ): Promise<Membership> {
    return endMembershipOf(context, requireUser(context), input, context.now())
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => WaitlistPerson, { description: 'The member. Team only.' })
  person(@Root() { user }: Membership) {
    return user
  }
}
