import { Args, Ctx, Resolver } from 'type-graphql'
import type { Context } from '../../graphql/context'
import { TeamQuery } from '../../graphql/operation.decorators'
import { NO_SHOWS_LISTED } from '../../shared/desk-rules'
import { MembershipConnection } from '../memberships/memberships.types'
import { CourtUseArgs, PeriodPageArgs } from './court-use.inputs'
import { getCourtUse } from './court-use.service'
import { AbsentMemberConnection, CourtUse, PastBookingConnection } from './court-use.types'
import { listAbsentMembers, listMembersWithoutBooking, listPastBookings } from './use-lists.service'

/** The desk sees the hours, and no list of people's habits. */
const READ = { staff: 'FIGURES_READ', scope: 'BOOKINGS_READ' } as const

/** It reads all bookings of the period. */
const COMPLEXITY = 100

@Resolver()
export class CourtUseResolver {
  @TeamQuery(() => CourtUse, {
    staff: 'DAY_READ',
    scope: 'BOOKINGS_READ',
    complexity: COMPLEXITY,
    description: 'How the courts were used on past days, by weekday and hour.',
  })
  courtUse(@Args() { period }: CourtUseArgs, @Ctx() context: Context) {
    return getCourtUse(period, context.now())
  }

  @TeamQuery(() => MembershipConnection, {
    ...READ,
    description:
      'The active memberships whose member has no booking since the period began, not even a cancelled one or one to come; the oldest membership first.',
    errors: ['BAD_USER_INPUT'],
  })
  membersWithoutBooking(@Args() args: PeriodPageArgs, @Ctx() context: Context) {
    return listMembersWithoutBooking(args, context.now())
  }

  @TeamQuery(() => AbsentMemberConnection, {
    ...READ,
    description: `The members who did not come to ${String(NO_SHOWS_LISTED)} bookings of the period or more, most often first.`,
    errors: ['BAD_USER_INPUT'],
  })
  absentMembers(@Args() args: PeriodPageArgs, @Ctx() context: Context) {
    return listAbsentMembers(args, context.now())
  }

  @TeamQuery(() => PastBookingConnection, {
    ...READ,
    description:
      'The bookings of the period, also cancelled ones, the latest first; without those that the team has written by hand.',
    errors: ['BAD_USER_INPUT'],
  })
  pastBookings(@Args() args: PeriodPageArgs, @Ctx() context: Context) {
    return listPastBookings(args, context.now())
  }
}
