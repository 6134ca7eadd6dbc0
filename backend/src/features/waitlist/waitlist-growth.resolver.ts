import { Ctx, Resolver } from 'type-graphql'
import { TeamField, TeamQuery } from '../../graphql/operation.decorators'
import type { Context } from '../../graphql/context'
import { WaitlistEntry } from './waitlist-entry.entity'
import { listDailySignups, listTopReferrers } from './waitlist-growth.service'
import { DailySignups, WaitlistStatistics } from './waitlist-growth.types'

@Resolver(() => WaitlistStatistics)
export class WaitlistGrowthResolver {
  @TeamQuery(() => WaitlistStatistics, {
    staff: 'FIGURES_READ',
    scope: 'WAITLIST_READ',
    description: 'Statistics about the growth of the waitlist.',
  })
  waitlistStatistics(): WaitlistStatistics {
    return new WaitlistStatistics()
  }

  @TeamField(() => [DailySignups], {
    staff: 'FIGURES_READ',
    description:
      'The places taken on each of the last 30 days in New York including today, oldest first.',
  })
  signupsByDay(@Ctx() context: Context) {
    return listDailySignups(context.now())
  }

  @TeamField(() => [WaitlistEntry], {
    staff: 'FIGURES_READ',
    description:
      'The ten people with the most referrals, highest first; fewer if fewer people have any.',
  })
  topReferrers() {
    return listTopReferrers()
  }
}
