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
    description: 'The signed-in person’s entry; null without one. Errors: UNAUTHENTICATED.',
  })
  myWaitlistEntry(@Ctx() context: Context) {
    return findWaitlistEntry(requireUser(context))
  }

  @Authorized(Role.ADMIN)
  @Query(() => WaitlistConnection, {
    nullable: true,
    description:
      'Everyone on the waitlist, position ascending unless asked otherwise. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
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
      'Moves an entry one step along and writes it into the audit log. Team only. Errors: UNAUTHENTICATED; FORBIDDEN; BAD_USER_INPUT for a step that is not offered; NOT_FOUND; CONFLICT when the entry is not `from` any more.',
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
      'Takes back the caller’s own latest change of this entry’s status and writes that into the audit log. Team only. Errors: UNAUTHENTICATED; FORBIDDEN; BAD_USER_INPUT; NOT_FOUND when there is no such entry or no change of it; CONFLICT when the latest change is another’s or has been taken back already.',
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
      'Moves several entries one step along, all or none, and writes each into the audit log. Answers them in the order asked. Team only. Errors: UNAUTHENTICATED; FORBIDDEN; BAD_USER_INPUT for a step that is not offered, and for no ids, more than 100 or the same one twice; NOT_FOUND when one of them is no entry’s; CONFLICT, naming the entries that are not `from` any more.',
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
      'Takes back the caller’s own latest change of the status of each of these entries, all or none, and writes each into the audit log. Answers them in the order asked. Team only. Errors: UNAUTHENTICATED; FORBIDDEN; BAD_USER_INPUT for no ids, more than 100 or the same one twice; NOT_FOUND when one of them is no entry’s or has not been changed; CONFLICT, naming the entries whose latest change is another’s or has been taken back already.',
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
      'An entry that was just added or whose status has just changed, as soon as that is stored, whichever server did it. Over graphql-transport-ws at /graphql. Ends when the session does, and when entries may have been missed: subscribe again then, and look at the list. Team only. Errors: UNAUTHENTICATED, FORBIDDEN.',
    subscribe: subscribeToEntryChanges,
  })
  waitlistEntryChanged(@Root() entry: WaitlistEntry): WaitlistEntry {
    return entry
  }

  @Authorized()
  @Mutation(() => JoinWaitlistResult, {
    nullable: true,
    description:
      'Gives the signed-in person a place; a second call gives the same entry. Errors: UNAUTHENTICATED; FORBIDDEN for anybody else’s userId; DAILY_LIMIT (extensions.resetsAt) and WAITLIST_CLOSED when there is no place.',
  })
  joinWaitlist(
    @Arg('input', () => JoinWaitlistInput, { description: 'Nothing in it is required.' })
    input: JoinWaitlistInput,
    @Ctx() context: Context,
  ): Promise<JoinWaitlistResult> {
    return joinWaitlist(requireUser(context), input, context.now())
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description:
      'The id of the person whose invitation was followed, for the team; null for everybody else.',
  })
  referredBy(@Root() entry: WaitlistEntry, @Ctx() { user }: Context): string | null {
    return user?.role === Role.ADMIN ? entry.referredBy : null
  }
}
