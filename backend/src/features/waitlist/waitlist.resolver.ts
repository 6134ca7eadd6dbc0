import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql'
import { requireUser, type Context } from '../../graphql/context'
import { Selected } from '../../graphql/selected-fields'
import type { SelectedFields } from '../../pagination/rows'
import { ExemptFromVisitorLimit } from '../../graphql/visitor-limit'
import { SameForAll } from '../../graphql/whole-answers'
import { Role } from '../../accounts/user.entity'
import { WaitlistEntry } from './waitlist-entry.entity'
import { subscribeToEntryChanges } from './waitlist-changes'
import { listWaitlist } from './waitlist-list.service'
import {
  setWaitlistStatus,
  setWaitlistStatuses,
  undoWaitlistStatus,
  undoWaitlistStatuses,
} from './waitlist-status.service'
import {
  JoinWaitlistInput,
  SetWaitlistStatusesInput,
  SetWaitlistStatusInput,
  UndoWaitlistStatusesInput,
  UndoWaitlistStatusInput,
  WaitlistArgs,
} from './waitlist.inputs'
import { availabilityVersion, getWaitlistAvailability } from './waitlist-availability.service'
import { findWaitlistEntry, joinWaitlist } from './waitlist.service'
import { JoinWaitlistResult, WaitlistConnection, WaitlistStats } from './waitlist.types'

@Resolver(() => WaitlistEntry)
export class WaitlistResolver {
  @ExemptFromVisitorLimit()
  @SameForAll(availabilityVersion)
  @Query(() => WaitlistStats, { description: 'How full the waitlist is now. Open to everyone.' })
  waitlistStats(@Ctx() context: Context) {
    return getWaitlistAvailability(context.now())
  }

  @Authorized()
  @Query(() => WaitlistEntry, {
    nullable: true,
    description: 'The signed-in person’s entry; null if they have none. Errors: UNAUTHENTICATED.',
  })
  myWaitlistEntry(@Ctx() context: Context) {
    return findWaitlistEntry(requireUser(context))
  }

  @Authorized(Role.ADMIN)
  @Query(() => WaitlistConnection, {
    nullable: true,
    description:
      'All waitlist entries; by position ascending unless `sort` or `direction` is given. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  waitlist(
    @Args(() => WaitlistArgs) args: WaitlistArgs,
    @Ctx() { pageSizeMax }: Context,
    @Selected() fields: SelectedFields,
  ) {
    return listWaitlist(args, fields, pageSizeMax)
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => WaitlistEntry, {
    nullable: true,
    description:
      'Changes an entry’s status by one step and records that in the audit log. Team only. Errors: UNAUTHENTICATED; FORBIDDEN; BAD_USER_INPUT for a step that is not allowed; NOT_FOUND; CONFLICT if the entry’s status is no longer `from`.',
  })
  setWaitlistStatus(
    @Arg('input', () => SetWaitlistStatusInput, { description: 'The step.' })
    input: SetWaitlistStatusInput,
    @Ctx() context: Context,
  ): Promise<WaitlistEntry> {
    return setWaitlistStatus(context, requireUser(context), input)
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => WaitlistEntry, {
    nullable: true,
    description:
      'Undoes the caller’s own latest change of this entry’s status and records that in the audit log. Team only. Errors: UNAUTHENTICATED; FORBIDDEN; BAD_USER_INPUT; NOT_FOUND if the entry does not exist or was never changed; CONFLICT if somebody else made the latest change, or it is already undone.',
  })
  undoWaitlistStatus(
    @Arg('input', () => UndoWaitlistStatusInput, { description: 'The entry.' })
    input: UndoWaitlistStatusInput,
    @Ctx() context: Context,
  ): Promise<WaitlistEntry> {
    return undoWaitlistStatus(context, requireUser(context), input)
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => [WaitlistEntry], {
    nullable: true,
    description:
      'Changes the status of several entries by one step, all or none, and records each change in the audit log. Returns the entries in the order of the ids. Team only. Errors: UNAUTHENTICATED; FORBIDDEN; BAD_USER_INPUT for a step that is not allowed, and if `ids` is empty, has duplicates or more than 100; NOT_FOUND if one entry does not exist; CONFLICT if an entry’s status is no longer `from`; the message names up to 5 such entries.',
  })
  setWaitlistStatuses(
    @Arg('input', () => SetWaitlistStatusesInput, { description: 'The entries and their step.' })
    input: SetWaitlistStatusesInput,
    @Ctx() context: Context,
  ): Promise<WaitlistEntry[]> {
    return setWaitlistStatuses(context, requireUser(context), input)
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => [WaitlistEntry], {
    nullable: true,
    description:
      'Undoes the caller’s own latest change of the status of each of these entries, all or none, and records each in the audit log. Returns the entries in the order of the ids. Team only. Errors: UNAUTHENTICATED; FORBIDDEN; BAD_USER_INPUT if `ids` is empty, has duplicates or more than 100; NOT_FOUND if one entry does not exist or was never changed; CONFLICT if somebody else made an entry’s latest change, or it is already undone; the message names up to 5 such entries.',
  })
  undoWaitlistStatuses(
    @Arg('input', () => UndoWaitlistStatusesInput, { description: 'The entries.' })
    input: UndoWaitlistStatusesInput,
    @Ctx() context: Context,
  ): Promise<WaitlistEntry[]> {
    return undoWaitlistStatuses(context, requireUser(context), input)
  }

  @Authorized(Role.ADMIN)
  @Subscription(() => WaitlistEntry, {
    description:
      'Each new entry, and each entry whose status changes. Over graphql-transport-ws at /graphql. It ends with the session, and if entries may have been missed: then subscribe again and reload the list. Team only. Errors: UNAUTHENTICATED, FORBIDDEN.',
    subscribe: subscribeToEntryChanges,
  })
  waitlistEntryChanged(@Root() entry: WaitlistEntry): WaitlistEntry {
    return entry
  }

  @Authorized()
  @Mutation(() => JoinWaitlistResult, {
    nullable: true,
    description:
      'Gives the signed-in person a place; a repeated call returns the same entry. Errors: UNAUTHENTICATED; FORBIDDEN for the team, and for somebody else’s userId; DAILY_LIMIT (extensions.resetsAt) if today’s places are taken; WAITLIST_CLOSED if all are.',
  })
  joinWaitlist(
    @Arg('input', () => JoinWaitlistInput, { description: 'All fields are optional.' })
    input: JoinWaitlistInput,
    @Ctx() context: Context,
  ): Promise<JoinWaitlistResult> {
    return joinWaitlist(requireUser(context), input, context.now())
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description:
      'The id of the person who invited this one. Only for the team; null for other callers.',
  })
  referredBy(@Root() entry: WaitlistEntry, @Ctx() { user }: Context): string | null {
    return user?.role === Role.ADMIN ? entry.referredBy : null
  }
}
