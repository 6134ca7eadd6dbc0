import { Arg, Ctx, Resolver, Root } from 'type-graphql'
import { TeamField, TeamMutation } from '../../graphql/operation.decorators'
import { requireUser, type Context } from '../../graphql/context'
import { NOT_TOLD, NotToldPerson } from '../waitlist/not-told.types'
import { WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import {
  SetWaitlistStatusesInput,
  SetWaitlistStatusInput,
  UndoWaitlistStatusesInput,
  UndoWaitlistStatusInput,
} from './entry-status.inputs'
import {
  setWaitlistStatus,
  setWaitlistStatuses,
  undoWaitlistStatus,
  undoWaitlistStatuses,
} from './entry-status.service'

const WRITE = { staff: 'PEOPLE_WRITE', scope: 'WAITLIST_WRITE' } as const

@Resolver(() => WaitlistEntry)
export class EntryStatusResolver {
  @TeamMutation(() => WaitlistEntry, {
    ...WRITE,
    description: 'Changes an entry’s status by one step and records that in the audit log.',
    errors: [
      'BAD_USER_INPUT for a step that is not allowed, and for `plan` with another status than joined',
      'NOT_FOUND',
      'CONFLICT if the entry’s status is no longer `from`',
    ],
  })
  setWaitlistStatus(
    @Arg('input', { description: 'The step.' }) input: SetWaitlistStatusInput,
    @Ctx() context: Context,
  ): Promise<WaitlistEntry> {
    return setWaitlistStatus(context.services, requireUser(context), input)
  }

  @TeamMutation(() => WaitlistEntry, {
    ...WRITE,
    description:
      'Undoes the caller’s own latest change of this entry’s status and records that in the audit log.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND if the entry does not exist or was never changed',
      'CONFLICT if somebody else made the latest change, or it is already undone',
    ],
  })
  undoWaitlistStatus(
    @Arg('input', { description: 'The entry.' }) input: UndoWaitlistStatusInput,
    @Ctx() context: Context,
  ): Promise<WaitlistEntry> {
    return undoWaitlistStatus(context.services, requireUser(context), input)
  }

  @TeamMutation(() => [WaitlistEntry], {
    ...WRITE,
    description:
      'Changes the status of several entries by one step, all or none, and records each change in the audit log. Returns the entries in the order of the ids.',
    errors: [
      'BAD_USER_INPUT for a step that is not allowed, for `plan` with another status than joined, and if `ids` is empty, has duplicates or more than 250',
      'NOT_FOUND if one entry does not exist',
      'CONFLICT if an entry’s status is no longer `from`; the message names up to 5 such entries',
    ],
  })
  setWaitlistStatuses(
    @Arg('input', { description: 'The entries and their step.' }) input: SetWaitlistStatusesInput,
    @Ctx() context: Context,
  ): Promise<WaitlistEntry[]> {
    return setWaitlistStatuses(context.services, requireUser(context), input)
  }

  @TeamMutation(() => [WaitlistEntry], {
    ...WRITE,
    description:
      'Undoes the caller’s own latest change of the status of each of these entries, all or none, and records each in the audit log. Returns the entries in the order of the ids.',
    errors: [
      'BAD_USER_INPUT if `ids` is empty, has duplicates or more than 250',
      'NOT_FOUND if one entry does not exist or was never changed',
      'CONFLICT if somebody else made an entry’s latest change, or it is already undone; the message names up to 5 such entries',
    ],
  })
  undoWaitlistStatuses(
    @Arg('input', { description: 'The entries.' }) input: UndoWaitlistStatusesInput,
    @Ctx() context: Context,
  ): Promise<WaitlistEntry[]> {
    return undoWaitlistStatuses(context.services, requireUser(context), input)
  }

  @TeamField(() => [NotToldPerson], { staff: 'PEOPLE_READ', nullable: true, description: NOT_TOLD })
  notTold(@Root() { id, notTold }: WaitlistEntry) {
    return notTold?.map(one => ({ ...one, entryId: id })) ?? null
  }
}
