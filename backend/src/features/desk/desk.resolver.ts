import { Arg, Args, Ctx, Resolver, Root } from 'type-graphql'
import { TeamMutation, TeamQuery, TeamSubscription } from '../../graphql/operation.decorators'
import { CORRECTION_DAYS } from '../../shared/desk-rules'
import { requireUser, type Context } from '../../graphql/context'
import { Player } from '../bookings/booking-players.types'
import { CourtDayArgs } from '../bookings/bookings.inputs'
import { markAttendance, marks } from './attendance.service'
import { readSchedule, subscribeToSchedule } from './court-schedule.service'
import { changeGuests, moveForMember, releaseCourt } from './change-booking.service'
import {
  BookForMemberInput,
  CancelForMemberInput,
  ChangeGuestsInput,
  DeskBookingInput,
  MembershipEndArgs,
  MoveForMemberInput,
  PlayerArrivedInput,
} from './desk.inputs'
import { bookForMember, cancelForMember } from './desk.service'
import { CourtSchedule, DeskBooking, MembershipEnd } from './desk.types'
import { findMembershipEnd } from './membership-end.service'
import { setPlayerArrived } from './player-attendance.service'

const UNTIL = `until ${String(CORRECTION_DAYS)} days after the day of play`
const ERRORS = ['NOT_OPEN_YET', 'BAD_USER_INPUT', 'NOT_FOUND'] as const
const READ = { staff: 'DAY_READ', scope: 'BOOKINGS_READ' } as const
const WRITE = { staff: 'DAY_WRITE', scope: 'BOOKINGS_WRITE' } as const

@Resolver()
export class DeskResolver {
  @TeamQuery(() => CourtSchedule, {
    ...READ,
    description: 'A New York day of all courts, in every launch phase.',
    errors: ['BAD_USER_INPUT'],
  })
  courtSchedule(@Args() { date }: CourtDayArgs) {
    return readSchedule(date)
  }

  @TeamQuery(() => MembershipEnd, {
    staff: 'PEOPLE_READ',
    scope: 'BOOKINGS_READ',
    description: 'What ending a membership after this day concerns; changes nothing.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND'],
  })
  membershipEnd(@Args() args: MembershipEndArgs, @Ctx() context: Context) {
    return findMembershipEnd(args, context.now())
  }

  @TeamQuery(() => Date, {
    ...READ,
    description:
      'The server’s time, as an ISO 8601 instant (UTC): the clock of a caller may be wrong.',
  })
  clubTime(@Ctx() context: Context): Date {
    return context.now()
  }

  @TeamMutation(() => DeskBooking, {
    ...WRITE,
    description:
      'Books an hour for a member, past the window and the limits of bookings and until 30 minutes after its start, and records that in the audit log.',
    errors: [
      ...ERRORS,
      'CONFLICT if the membership has ended or the member has another booking at that time',
      'CHARGE_REQUIRED',
      'SLOT_TAKEN',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  })
  bookForMember(
    @Arg('input', { description: 'The member, the court and the hour.' }) input: BookForMemberInput,
    @Ctx() context: Context,
  ): Promise<DeskBooking> {
    return bookForMember(context.services, requireUser(context), input, context.now())
  }

  @TeamMutation(() => DeskBooking, {
    ...WRITE,
    description:
      'Cancels a member’s booking, mails the member and records that in the audit log. It is free of charge also in the last 2 hours, unless `writesLateFee`.',
    errors: [...ERRORS, 'CONFLICT if it is cancelled or has begun'],
  })
  cancelForMember(
    @Arg('input', { description: 'The booking and the reason.' }) input: CancelForMemberInput,
    @Ctx() context: Context,
  ): Promise<DeskBooking> {
    return cancelForMember(context.services, requireUser(context), input, context.now())
  }

  @TeamMutation(() => DeskBooking, {
    ...WRITE,
    description:
      'Moves a member’s booking to another hour or court, past the window and the limits of bookings, mails the member and records that in the audit log. In the same month and plan its number and its fees stay; in another one it counts as if it was booked now.',
    errors: [
      ...ERRORS,
      'CHARGE_REQUIRED',
      'SLOT_TAKEN',
      'CONFLICT if it is cancelled or over, the member did not come, has arrived or has another booking at that time, the membership has ended, a settled fee would end, or it is at another place than `courtIdBefore` and `startsAtBefore`',
    ],
  })
  moveForMember(
    @Arg('input', { description: 'The booking, the court and the hour.' })
    input: MoveForMemberInput,
    @Ctx() context: Context,
  ): Promise<DeskBooking> {
    return moveForMember(context.services, requireUser(context), input, context.now())
  }

  @TeamMutation(() => DeskBooking, {
    ...WRITE,
    description: `Replaces the guests of a booking ${UNTIL}, writes guest passes down or voids open ones, and records that in the audit log.`,
    errors: [
      ...ERRORS,
      'CHARGE_REQUIRED',
      'CONFLICT if it is cancelled, the member did not come, it is too late, the pass of a removed guest is settled, or it has other guests than `guestsBefore`',
    ],
  })
  changeGuests(
    @Arg('input', { description: 'The booking and its guests.' }) input: ChangeGuestsInput,
    @Ctx() context: Context,
  ): Promise<DeskBooking> {
    return changeGuests(context.services, requireUser(context), input, context.now())
  }

  @TeamMutation(() => DeskBooking, {
    ...WRITE,
    description:
      'Frees the court of a member who did not come: the booking keeps its number of the month and its fees. The audit log has it.',
    errors: [
      ...ERRORS,
      'CONFLICT unless the member is marked as absent, and if the court is free already',
    ],
  })
  releaseCourt(
    @Arg('input', { description: 'The booking.' }) { id }: DeskBookingInput,
    @Ctx() context: Context,
  ): Promise<DeskBooking> {
    return releaseCourt(context.services, requireUser(context), id)
  }

  @TeamMutation(() => DeskBooking, {
    ...WRITE,
    description: `Records that the member arrived, from an hour before play ${UNTIL}; the audit log has it.`,
    errors: [...ERRORS, 'CONFLICT at another time, and if the booking is cancelled or marked'],
  })
  checkIn(
    @Arg('input', { description: 'The booking.' }) { id }: DeskBookingInput,
    @Ctx() context: Context,
  ): Promise<DeskBooking> {
    const it = { id, mark: marks.checkIn, now: context.now() }
    return markAttendance(context.services, requireUser(context), it)
  }

  @TeamMutation(() => DeskBooking, {
    ...WRITE,
    description: 'Takes back `checkIn` in the same time; the audit log has it.',
    errors: [...ERRORS, 'CONFLICT at another time, and if the member is not marked as arrived'],
  })
  undoCheckIn(
    @Arg('input', { description: 'The booking.' }) { id }: DeskBookingInput,
    @Ctx() context: Context,
  ): Promise<DeskBooking> {
    const it = { id, mark: marks.undoCheckIn, now: context.now() }
    return markAttendance(context.services, requireUser(context), it)
  }

  @TeamMutation(() => Player, {
    ...WRITE,
    description: `Records that a player of a booking arrived, from an hour before play ${UNTIL}, or takes that back; the audit log has it.`,
    errors: [...ERRORS, 'CONFLICT at another time, and if the member does not play in the booking'],
  })
  setPlayerArrived(
    @Arg('input', { description: 'The player.' }) input: PlayerArrivedInput,
    @Ctx() context: Context,
  ): Promise<Player> {
    return setPlayerArrived(context.services, requireUser(context), input, context.now())
  }

  @TeamMutation(() => DeskBooking, {
    ...WRITE,
    description: `Records that the member did not come, from 15 minutes after the start of play ${UNTIL}: the booking keeps its court and its number of the month. The audit log has it.`,
    errors: [...ERRORS, 'CONFLICT at another time, and if the booking is cancelled or marked'],
  })
  markNoShow(
    @Arg('input', { description: 'The booking.' }) { id }: DeskBookingInput,
    @Ctx() context: Context,
  ): Promise<DeskBooking> {
    const it = { id, mark: marks.markNoShow, now: context.now() }
    return markAttendance(context.services, requireUser(context), it)
  }

  @TeamMutation(() => DeskBooking, {
    ...WRITE,
    description: 'Takes back `markNoShow` in the same time; the audit log has it.',
    errors: [
      ...ERRORS,
      'CONFLICT at another time, and if the member is not marked as absent',
      'SLOT_TAKEN if the court was given to somebody else',
    ],
  })
  undoNoShow(
    @Arg('input', { description: 'The booking.' }) { id }: DeskBookingInput,
    @Ctx() context: Context,
  ): Promise<DeskBooking> {
    const it = { id, mark: marks.undoNoShow, now: context.now() }
    return markAttendance(context.services, requireUser(context), it)
  }

  @TeamSubscription(() => CourtSchedule, {
    ...READ,
    description:
      'A New York day of all courts, as soon as a booking, a block or a charge of it changes; at most once a second.',
    errors: ['BAD_USER_INPUT'],
    subscribe: subscribeToSchedule,
  })
  courtScheduleChanged(
    @Root() schedule: CourtSchedule,
    @Args() _args: CourtDayArgs,
  ): CourtSchedule {
    return schedule
  }
}
