import { Arg, Args, Ctx, Resolver } from 'type-graphql'
import { requireUser, type Context } from '../../graphql/context'
import { MemberQuery, TeamMutation, TeamQuery } from '../../graphql/operation.decorators'
import { NO_MEMBERSHIP, requireBookingMember } from '../bookings/booking-members.service'
import { localTime } from '../courts/court-times.service'
import { getClosure, listClosureNotes, listClosures } from './closure-list.service'
import { CourtClosure } from './court-closure.entity'
import {
  ClosureNoteArgs,
  CourtClosureArgs,
  CreateCourtClosureInput,
  OneCourtClosureArgs,
  RemoveCourtClosureInput,
  UpdateCourtClosureInput,
} from './court-closures.inputs'
import {
  ClosureNote,
  CourtClosureConnection,
  CourtClosurePreview,
  CourtClosureResult,
} from './court-closures.types'
import { createCourtClosure, previewCreation } from './create-closure.service'
import { previewRemoval, removeCourtClosure } from './remove-closure.service'
import { previewUpdate, updateCourtClosure } from './update-closure.service'

const READ = { staff: 'BLOCKS_READ', scope: 'BOOKINGS_READ' } as const
const PREVIEW = { staff: 'BLOCKS_WRITE', scope: 'BOOKINGS_READ' } as const
const WRITE = { staff: 'BLOCKS_WRITE', scope: 'BOOKINGS_WRITE' } as const

@Resolver()
export class CourtClosuresResolver {
  @TeamQuery(() => CourtClosureConnection, {
    ...READ,
    description: 'The closures in force, by their first day.',
    errors: ['BAD_USER_INPUT'],
  })
  courtClosures(@Args() args: CourtClosureArgs, @Ctx() context: Context) {
    return listClosures(args, context.now())
  }

  @TeamQuery(() => CourtClosure, {
    ...READ,
    description: 'A closure, also one that is removed.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND'],
  })
  courtClosure(
    @Args() { id }: OneCourtClosureArgs,
    @Ctx() context: Context,
  ): Promise<CourtClosure> {
    return getClosure(id, context.now())
  }

  @MemberQuery(() => [ClosureNote], {
    scope: 'BOOKINGS_READ',
    description: 'What members read about closures on their days, by time.',
    errors: [...NO_MEMBERSHIP, 'BAD_USER_INPUT'],
  })
  async closureNotes(
    @Args() { from, days }: ClosureNoteArgs,
    @Ctx() context: Context,
  ): Promise<ClosureNote[]> {
    await requireBookingMember(requireUser(context), context.services)
    return listClosureNotes(from ?? localTime(context.now()).date, days ?? 1)
  }

  @TeamQuery(() => CourtClosurePreview, {
    ...PREVIEW,
    description: 'What `createCourtClosure` would do with the same input. Changes nothing.',
    errors: ['NOT_OPEN_YET in phase waitlist', 'BAD_USER_INPUT', 'NOT_FOUND for a court'],
  })
  createCourtClosurePreview(
    @Arg('input', { description: 'The courts, days and times.' }) input: CreateCourtClosureInput,
    @Ctx() context: Context,
  ): Promise<CourtClosurePreview> {
    return previewCreation(input, context.now())
  }

  @TeamQuery(() => CourtClosurePreview, {
    ...PREVIEW,
    description: 'What `updateCourtClosure` would do with the same input. Changes nothing.',
    errors: [
      'NOT_OPEN_YET in phase waitlist',
      'BAD_USER_INPUT',
      'NOT_FOUND',
      'CONFLICT if removed',
    ],
  })
  updateCourtClosurePreview(
    @Arg('input', { description: 'The change.' }) input: UpdateCourtClosureInput,
    @Ctx() context: Context,
  ): Promise<CourtClosurePreview> {
    return previewUpdate(input, context.now())
  }

  @TeamQuery(() => CourtClosurePreview, {
    ...PREVIEW,
    description: 'What `removeCourtClosure` would do with the same input. Changes nothing.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT if removed'],
  })
  removeCourtClosurePreview(
    @Arg('input', { description: 'The closure.' }) { id }: RemoveCourtClosureInput,
    @Ctx() context: Context,
  ): Promise<CourtClosurePreview> {
    return previewRemoval(id, context.now())
  }

  @TeamMutation(() => CourtClosureResult, {
    ...WRITE,
    description:
      'Closes courts: blocks what is free of the times, and lists the bookings in the way or cancels those that have not begun. The closure, its blocks and the cancellations are recorded in the audit log. Each day is stored before the next one, and the same call again adds only what is missing. Possible from phase memberships on.',
    errors: ['NOT_OPEN_YET in phase waitlist', 'BAD_USER_INPUT', 'NOT_FOUND for a court'],
  })
  createCourtClosure(
    @Arg('input', { description: 'The courts, days and times.' }) input: CreateCourtClosureInput,
    @Ctx() context: Context,
  ): Promise<CourtClosureResult> {
    return createCourtClosure(context.services, requireUser(context), input, context.now())
  }

  @TeamMutation(() => CourtClosureResult, {
    ...WRITE,
    description:
      'Changes a closure, ends it, or skips some of its days; its blocks to come follow. The change, the blocks and the cancellations are recorded in the audit log. Each day is stored before the next one, and the same call again completes what is missing. Possible from phase memberships on.',
    errors: [
      'NOT_OPEN_YET in phase waitlist',
      'BAD_USER_INPUT',
      'NOT_FOUND',
      'CONFLICT if removed',
    ],
  })
  updateCourtClosure(
    @Arg('input', { description: 'The change.' }) input: UpdateCourtClosureInput,
    @Ctx() context: Context,
  ): Promise<CourtClosureResult> {
    return updateCourtClosure(context.services, requireUser(context), input, context.now())
  }

  @TeamMutation(() => CourtClosureResult, {
    ...WRITE,
    description:
      'Removes a closure with its blocks to come, and records that in the audit log. Removing one again changes nothing. Possible in every launch phase.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND'],
  })
  removeCourtClosure(
    @Arg('input', { description: 'The closure.' }) { id }: RemoveCourtClosureInput,
    @Ctx() context: Context,
  ): Promise<CourtClosureResult> {
    return removeCourtClosure(context.services, requireUser(context), id, context.now())
  }
}
