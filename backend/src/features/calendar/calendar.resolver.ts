import { Arg, Args, Ctx, Resolver } from 'type-graphql'
import { MemberMutation, MemberQuery, PublicQuery } from '../../graphql/operation.decorators'
import { ownSessionOf, requireUser, type Context } from '../../graphql/context'
import { CalendarFileArgs } from './calendar.inputs'
import {
  findCalendarAddress,
  readCalendar,
  readCalendarFile,
  renewCalendarAddress,
} from './calendar.service'

@Resolver()
export class CalendarResolver {
  @MemberQuery(() => String, {
    description:
      'The URL of the caller’s bookings as an iCalendar file, for calendar programs; null until renewCalendarAddress creates one, and after it has ended. Whoever has it can read them. It ends with the membership, and whenever the caller’s access tokens end.',
  })
  calendarAddress(@Ctx() context: Context) {
    return findCalendarAddress(context.services, requireUser(context))
  }

  @MemberMutation(() => String, {
    description:
      'Returns a new URL of the caller’s calendar and mails them; the former one stops working.',
    errors: ['FORBIDDEN without a membership'],
  })
  renewCalendarAddress(@Ctx() context: Context): Promise<string> {
    return renewCalendarAddress(context.services, ownSessionOf(context))
  }

  @MemberQuery(() => String, {
    description:
      'A booking that is not over, the caller’s own or one in which they play, as the iCalendar file of its mails.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND for any other booking'],
  })
  calendarFile(@Args() { bookingId }: CalendarFileArgs, @Ctx() context: Context): Promise<string> {
    return readCalendarFile(requireUser(context), bookingId, context.now())
  }

  @PublicQuery(() => String, {
    scope: 'open',
    description:
      'The bookings of a calendar’s URL as an iCalendar file: 30 days back and all to come.',
    errors: ['NOT_FOUND for a token that is wrong, replaced or ended'],
  })
  calendar(
    @Arg('token', () => String, { description: 'The token in the URL.' }) token: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return readCalendar(context.services, token, context.now())
  }
}
