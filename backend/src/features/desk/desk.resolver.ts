import { Arg, Args, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql'
import { Authorized } from '../../graphql/authorized.decorator'
import { TokenAccess } from '../../graphql/token-access'
import { TokenScope } from '../../accounts/token-scope'
import { Role } from '../../accounts/user.entity'
import { requireUser, type Context } from '../../graphql/context'
import { CourtDayArgs } from '../bookings/bookings.inputs'
import { markAttendance, marks } from './attendance.service'
import { readSchedule, subscribeToSchedule } from './court-schedule.service'
import {
  BookForMemberInput,
  CancelForMemberInput,
  DeskBookingInput,
  MembershipEndArgs,
} from './desk.inputs'
import { bookForMember, cancelForMember } from './desk.service'
import { CourtSchedule, DeskBooking, MembershipEnd } from './desk.types'
import { findMembershipEnd } from './membership-end.service'

const UNTIL = 'until the end of the New York day after the day of play'
const ERRORS =
  'Team only. Errors: UNAUTHENTICATED; FORBIDDEN; NOT_OPEN_YET; BAD_USER_INPUT; NOT_FOUND; CONFLICT'

@Resolver()
export class DeskResolver {
  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.BOOKINGS_READ)
  @Query(() => CourtSchedule, {
    nullable: true,
    description:
      'A New York day of all courts, in every launch phase. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  courtSchedule(@Args(() => CourtDayArgs) { date }: CourtDayArgs) {
    return readSchedule(date)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.BOOKINGS_READ)
  @Query(() => MembershipEnd, {
    nullable: true,
    description:
      'What ending a membership after this day concerns; changes nothing. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.',
  })
  membershipEnd(@Args(() => MembershipEndArgs) args: MembershipEndArgs, @Ctx() context: Context) {
    return findMembershipEnd(args, context.now())
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.BOOKINGS_READ)
  @Query(() => Date, {
    nullable: true,
    description:
      'The server’s time, as an ISO 8601 instant (UTC): the clock of a caller may be wrong. Team only. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  clubTime(@Ctx() context: Context): Date {
    return context.now()
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.BOOKINGS_WRITE)
  @Mutation(() => DeskBooking, {
    nullable: true,
    description: `Books an hour for a member, past the window and the limits of bookings, and records that in the audit log. ${ERRORS} if the membership has ended or the member has another booking at that time; CHARGE_REQUIRED; SLOT_TAKEN; IDEMPOTENCY_KEY_REUSED.`,
  })
  bookForMember(
    @Arg('input', () => BookForMemberInput, { description: 'The member, the court and the hour.' })
    input: BookForMemberInput,
    @Ctx() context: Context,
  ): Promise<DeskBooking> {
    return bookForMember(context.services, requireUser(context), input, context.now())
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.BOOKINGS_WRITE)
  @Mutation(() => DeskBooking, {
    nullable: true,
    description: `Cancels a member’s booking free of charge, also in the last 2 hours, mails the member and records that in the audit log. ${ERRORS} if it is cancelled or has begun.`,
  })
  cancelForMember(
    @Arg('input', () => CancelForMemberInput, { description: 'The booking and the reason.' })
    input: CancelForMemberInput,
    @Ctx() context: Context,
  ): Promise<DeskBooking> {
    return cancelForMember(context.services, requireUser(context), input, context.now())
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.BOOKINGS_WRITE)
  @Mutation(() => DeskBooking, {
    nullable: true,
    description: `Records that the member arrived, from an hour before play ${UNTIL}; the audit log has it. ${ERRORS} at another time, and if the booking is cancelled or marked.`,
  })
  checkIn(
    @Arg('input', () => DeskBookingInput, { description: 'The booking.' })
    { id }: DeskBookingInput,
    @Ctx() context: Context,
  ): Promise<DeskBooking> {
    const it = { id, mark: marks.checkIn, now: context.now() }
    return markAttendance(context.services, requireUser(context), it)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.BOOKINGS_WRITE)
  @Mutation(() => DeskBooking, {
    nullable: true,
    description: `Takes back \`checkIn\` in the same time; the audit log has it. ${ERRORS} at another time, and if the member is not marked as arrived.`,
  })
  undoCheckIn(
    @Arg('input', () => DeskBookingInput, { description: 'The booking.' })
    { id }: DeskBookingInput,
    @Ctx() context: Context,
  ): Promise<DeskBooking> {
    const it = { id, mark: marks.undoCheckIn, now: context.now() }
    return markAttendance(context.services, requireUser(context), it)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.BOOKINGS_WRITE)
  @Mutation(() => DeskBooking, {
    nullable: true,
    description: `Records that the member did not come, from 15 minutes after the start of play ${UNTIL}: the booking keeps its court and its number of the month. The audit log has it. ${ERRORS} at another time, and if the booking is cancelled or marked.`,
  })
  markNoShow(
    @Arg('input', () => DeskBookingInput, { description: 'The booking.' })
    { id }: DeskBookingInput,
    @Ctx() context: Context,
  ): Promise<DeskBooking> {
    const it = { id, mark: marks.markNoShow, now: context.now() }
    return markAttendance(context.services, requireUser(context), it)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.BOOKINGS_WRITE)
  @Mutation(() => DeskBooking, {
    nullable: true,
    description: `Takes back \`markNoShow\` in the same time; the audit log has it. ${ERRORS} at another time, and if the member is not marked as absent.`,
  })
  undoNoShow(
    @Arg('input', () => DeskBookingInput, { description: 'The booking.' })
    { id }: DeskBookingInput,
    @Ctx() context: Context,
  ): Promise<DeskBooking> {
    const it = { id, mark: marks.undoNoShow, now: context.now() }
    return markAttendance(context.services, requireUser(context), it)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.BOOKINGS_READ)
  @Subscription(() => CourtSchedule, {
    description:
      'A New York day of all courts, as soon as a booking, a block or a charge of it changes; at most once a second. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
    subscribe: subscribeToSchedule,
  })
  courtScheduleChanged(
    @Root() schedule: CourtSchedule,
    @Args(() => CourtDayArgs) _args: CourtDayArgs,
  ): CourtSchedule {
    return schedule
  }
}
