import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import { Authorized } from '../../graphql/authorized.decorator'
import { TokenAccess } from '../../graphql/token-access'
import { TokenScope } from '../../accounts/token-scope'
import { Role } from '../../accounts/user.entity'
import { requireUser, type Context } from '../../graphql/context'
import { WaitlistPerson } from '../waitlist/waitlist-person.types'
import { Membership } from './membership.entity'
import { MembershipArgs } from './memberships.inputs'
import { findMembership, listMemberships } from './memberships.service'
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

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.CLUB_READ)
  @Query(() => MembershipConnection, {
    nullable: true,
    description:
      'All memberships, by number. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  memberships(@Args(() => MembershipArgs) args: MembershipArgs, @Ctx() { services }: Context) {
    return listMemberships(args, services.pageSizeMax)
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => WaitlistPerson, { description: 'The member. Team only.' })
  person(@Root() { user }: Membership) {
    return user
  }
}
