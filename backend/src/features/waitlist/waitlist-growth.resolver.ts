import { Ctx, FieldResolver, Query, Resolver } from 'type-graphql'
import { Authorized } from '../../graphql/authorized.decorator'
import { TokenAccess } from '../../graphql/token-access'
import { TokenScope } from '../../accounts/token-scope'
import type { Context } from '../../graphql/context'
import { Role } from '../../accounts/user.entity'
import { WaitlistEntry } from './waitlist-entry.entity'
import { listDailySignups, listTopReferrers } from './waitlist-growth.service'
import { DailySignups, WaitlistStatistics } from './waitlist-growth.types'

@Resolver(() => WaitlistStatistics)
export class WaitlistGrowthResolver {
  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.WAITLIST_READ)
  @Query(() => WaitlistStatistics, {
    nullable: true,
    description:
      'Statistics about the growth of the waitlist. Team only. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  waitlistStatistics(): WaitlistStatistics {
    return new WaitlistStatistics()
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => [DailySignups], {
    description:
      'The places taken on each of the last 30 days in New York including today, oldest first.',
  })
  signupsByDay(@Ctx() context: Context) {
    return listDailySignups(context.now())
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => [WaitlistEntry], {
    description:
      'The ten people with the most referrals, highest first; fewer if fewer people have any.',
  })
  topReferrers() {
    return listTopReferrers()
  }
}
