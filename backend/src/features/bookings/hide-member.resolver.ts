import { Arg, Ctx, Resolver } from 'type-graphql'
import { perMinute } from '../../http/rate-limits'
import { requireUser, type Context } from '../../graphql/context'
import { INVITATIONS } from './booking-players'
import { HideFromMemberInput, ShowToMemberInput } from './booking-players.inputs'
import { PlayerName } from './booking-players.types'
import { ClubMemberMutation, ClubMemberQuery } from './club-member.decorators'
import { hideFromMember, listHiddenMembers, showToMember } from './hide-member.service'

const CHANGES = perMinute('hidden-members', 30)

/* Names of members are closed to access tokens: no operation has a scope. */
@Resolver()
export class HideMemberResolver {
  @ClubMemberQuery(() => [PlayerName], {
    description: 'The members from whom the caller hides, by name.',
  })
  hiddenMembers(@Ctx() context: Context) {
    return listHiddenMembers(requireUser(context))
  }

  @ClubMemberMutation(() => [PlayerName], {
    description:
      'Hides the caller and another member from each other: neither reads the name of the other, invites them or sees their open spots. Each leaves the bookings of the other that have not begun. Returns all from whom the caller hides.',
    errors: [
      'BAD_USER_INPUT, also if no member has the address',
      'RATE_LIMITED above 20 a day, together with invitations',
    ],
  })
  async hideFromMember(
    @Arg('input', { description: 'The other member.' }) input: HideFromMemberInput,
    @Ctx() context: Context,
  ) {
    const user = requireUser(context)
    await context.consumeLimit(INVITATIONS, user.id)
    return hideFromMember(context.services, user, input, context.now())
  }

  @ClubMemberMutation(() => [PlayerName], {
    description:
      'Ends that the caller hides from a member, and returns from whom the caller still hides. What has ended does not come back.',
    errors: ['BAD_USER_INPUT', 'RATE_LIMITED above 30 a minute'],
  })
  async showToMember(
    @Arg('input', { description: 'The other member.' }) { userId }: ShowToMemberInput,
    @Ctx() context: Context,
  ) {
    const user = requireUser(context)
    await context.consumeLimit(CHANGES, user.id)
    return showToMember(user, userId)
  }
}
