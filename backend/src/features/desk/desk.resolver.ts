import { Arg, Args, Ctx, Resolver, Root } from 'type-graphql'
import { TeamMutation, TeamQuery, TeamSubscription } from '../../graphql/operation.decorators'
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
const ERRORS = ['NOT_OPEN_YET', 'BAD_USER_INPUT', 'NOT_FOUND'] as const

@Resolver()
export class DeskResolver {
  @TeamQuery(() => CourtSchedule, {
    staff: 'DAY_READ',
    scope: 'BOOKINGS_READ',
    description: 'A New York day of all courts, in every launch phase.',
    errors: ['BAD_USER_INPUT'],
  })
  courtSchedule(@Args(() => CourtDayArgs) { date }: CourtDayArgs) {
    return readSchedule(date)
  }

  @TeamQuery(() => MembershipEnd, {
    staff: 'PEOPLE_READ',
    scope: 'BOOKINGS_READ',
    description: 'What ending a membership after this day concerns; changes nothing.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND'],
  })
  membershipEnd(@Args(() => MembershipEndArgs) args: MembershipEndArgs, @Ctx() context: Context) {
    return findMembershipEnd(args, context.now())
  }

  @TeamQuery(() => Date, {
    staff: 'DAY_READ',
    scope: 'BOOKINGS_READ',
    description:
      'The server’s time, as an ISO 8601 instant (UTC): the clock of a caller may be wrong.',
  })
  clubTime(@Ctx() context: Context): Date {
    return context.now()
  }

  @TeamMutation(() => DeskBooking, {
    staff: 'DAY_WRITE',
    scope: 'BOOKINGS_WRITE',
    description:
      'Books an hour for a member, past the window and the limits of bookings, and records that in the audit log.',
    errors: [
      ...ERRORS,
      'CONFLICT if the membership has ended or the member has another booking at that time',
      'CHARGE_REQUIRED',
      'SLOT_TAKEN',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  })
  bookForMember(
    @Arg('input', () => BookForMemberInput, { description: 'The member, the court and the hour.' })
    input: BookForMemberInput,
    @Ctx() context: Context,
  ): Promise<DeskBooking> {
    return bookForMember(context.services, requireUser(context), input, context.now())
  }

  @TeamMutation(() => DeskBooking, {
    staff: 'DAY_WRITE',
    scope: 'BOOKINGS_WRITE',
    description:
      'Cancels a member’s booking free of charge, also in the last 2 hours, mails the member and records that in the audit log.',
    errors: [...ERRORS, 'CONFLICT if it is cancelled or has begun'],
  })
  cancelForMember(
    @Arg('input', () => CancelForMemberInput, { description: 'The booking and the reason.' })
    input: CancelForMemberInput,
    @Ctx() context: Context,
  ): Promise<DeskBooking> {
    return cancelForMember(context.services, requireUser(context), input, context.now())
  }

  @TeamMutation(() => DeskBooking, {
    staff: 'DAY_WRITE',
    scope: 'BOOKINGS_WRITE',
    description: `Records that the member arrived, from an hour before play ${UNTIL}; the audit log has it.`,
    errors: [...ERRORS, 'CONFLICT at another time, and if the booking is cancelled or marked'],
  })
  checkIn(
    @Arg('input', () => DeskBookingInput, { description: 'The booking.' })
    { id }: DeskBookingInput,
    @Ctx() context: Context,
  ): Promise<DeskBooking> {
    const it = { id, mark: marks.checkIn, now: context.now() }
    return markAttendance(context.services, requireUser(context), it)
  }

  @TeamMutation(() => DeskBooking, {
    staff: 'DAY_WRITE',
    scope: 'BOOKINGS_WRITE',
    description: 'Takes back `checkIn` in the same time; the audit log has it.',
    errors: [...ERRORS, 'CONFLICT at another time, and if the member is not marked as arrived'],
  })
  undoCheckIn(
    @Arg('input', () => DeskBookingInput, { description: 'The booking.' })
    { id }: DeskBookingInput,
    @Ctx() context: Context,
  ): Promise<DeskBooking> {
    const it = { id, mark: marks.undoCheckIn, now: context.now() }
    return markAttendance(context.services, requireUser(context), it)
  }

  @TeamMutation(() => DeskBooking, {
    staff: 'DAY_WRITE',
    scope: 'BOOKINGS_WRITE',
    description: `Records that the member did not come, from 15 minutes after the start of play ${UNTIL}: the booking keeps its court and its number of the month. The audit log has it.`,
    errors: [...ERRORS, 'CONFLICT at another time, and if the booking is cancelled or marked'],
  })
  markNoShow(
    @Arg('input', () => DeskBookingInput, { description: 'The booking.' })
    { id }: DeskBookingInput,
    @Ctx() context: Context,
  ): Promise<DeskBooking> {
    const it = { id, mark: marks.markNoShow, now: context.now() }
    return markAttendance(context.services, requireUser(context), it)
  }

  @TeamMutation(() => DeskBooking, {
    staff: 'DAY_WRITE',
    scope: 'BOOKINGS_WRITE',
    description: 'Takes back `markNoShow` in the same time; the audit log has it.',
    errors: [...ERRORS, 'CONFLICT at another time, and if the member is not marked as absent'],
  })
  undoNoShow(
    @Arg('input', () => DeskBookingInput, { description: 'The booking.' })
    { id }: DeskBookingInput,
    @Ctx() context: Context,
  ): Promise<DeskBooking> {
    const it = { id, mark: marks.undoNoShow, now: context.now() }
    return markAttendance(context.services, requireUser(context), it)
  }

  @TeamSubscription(() => CourtSchedule, {
    staff: 'DAY_READ',
    scope: 'BOOKINGS_READ',
    description:
      'A New York day of all courts, as soon as a booking, a block or a charge of it changes; at most once a second.',
    errors: ['BAD_USER_INPUT'],
    subscribe: subscribeToSchedule,
  })
  courtScheduleChanged(
    @Root() schedule: CourtSchedule,
    @Args(() => CourtDayArgs) _args: CourtDayArgs,
  ): CourtSchedule {
    return schedule
  }
}
