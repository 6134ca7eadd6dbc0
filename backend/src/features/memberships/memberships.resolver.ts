import { Args, Ctx, Resolver, Root } from 'type-graphql'
import { MemberQuery, TeamField, TeamQuery } from '../../graphql/operation.decorators'
import { requireUser, type Context } from '../../graphql/context'
import { WaitlistPerson } from '../waitlist/waitlist-person.types'
import { Membership } from './membership.entity'
import { MembershipArgs } from './memberships.inputs'
import { findMembership, listMemberships } from './memberships.service'
import { MembershipConnection } from './memberships.types'

@Resolver(() => Membership)
export class MembershipsResolver {
  @MemberQuery(() => Membership, {
    scope: 'PROFILE_READ',
    description: 'The signed-in person’s latest membership; null without one.',
  })
  myMembership(@Ctx() context: Context) {
    return findMembership(requireUser(context))
  }

  @TeamQuery(() => MembershipConnection, {
    staff: 'PEOPLE_READ',
    scope: 'CLUB_READ',
    description: 'All memberships, by number.',
    errors: ['BAD_USER_INPUT'],
  })
  memberships(@Args() args: MembershipArgs) {
    return listMemberships(args)
  }

  @TeamField(() => WaitlistPerson, { staff: 'PEOPLE_READ', description: 'The member.' })
  person(@Root() { user }: Membership) {
    return user
  }
}
