import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql'
import { Authorized } from '../../graphql/authorized.decorator'
import { TokenAccess } from '../../graphql/token-access'
import { TokenScope } from '../../accounts/token-scope'
import { requireUser, type Context } from '../../graphql/context'
import { Selected } from '../../graphql/selected-fields'
import type { SelectedFields } from '../../pagination/rows'
import { ExemptFromVisitorLimit } from '../../graphql/visitor-limit'
import { SameForAll } from '../../graphql/whole-answers'
import { Role } from '../../accounts/user.entity'
import { WaitlistEntry } from './waitlist-entry.entity'
import { subscribeToEntryChanges } from './waitlist-changes'
import { listWaitlist } from './waitlist-list.service'
import { JoinWaitlistInput, WaitlistArgs } from './waitlist.inputs'
import { availabilityVersion, getWaitlistAvailability } from './waitlist-availability.service'
import { findWaitlistEntry, joinWaitlist } from './waitlist.service'
import { JoinWaitlistResult, WaitlistConnection, WaitlistStats } from './waitlist.types'

@Resolver(() => WaitlistEntry)
export class WaitlistResolver {
  @TokenAccess('open')
  @ExemptFromVisitorLimit()
  @SameForAll(availabilityVersion)
  @Query(() => WaitlistStats, { description: 'How full the waitlist is now. Open to everyone.' })
  waitlistStats(@Ctx() context: Context) {
    return getWaitlistAvailability(context.now())
  }

  @Authorized()
  @TokenAccess(TokenScope.WAITLIST_READ)
  @Query(() => WaitlistEntry, {
    nullable: true,
    description: 'The signed-in person’s entry; null if they have none. Errors: UNAUTHENTICATED.',
  })
  myWaitlistEntry(@Ctx() context: Context) {
    return findWaitlistEntry(requireUser(context))
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.WAITLIST_READ)
  @Query(() => WaitlistConnection, {
    nullable: true,
    description:
      'All waitlist entries, by position by default. `search: "#18"` finds the entry with this position. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  waitlist(
    @Args(() => WaitlistArgs) args: WaitlistArgs,
    @Ctx() { services }: Context,
    @Selected() fields: SelectedFields,
  ) {
    return listWaitlist(args, fields, services.pageSizeMax)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.WAITLIST_READ)
  @Subscription(() => WaitlistEntry, {
    description:
      'Each new entry, and each entry whose status changes. Over graphql-transport-ws at /graphql. It ends with the session, and if entries may have been missed: then subscribe again and reload the list. Team only. Errors: UNAUTHENTICATED, FORBIDDEN.',
    subscribe: subscribeToEntryChanges,
  })
  waitlistEntryChanged(@Root() entry: WaitlistEntry): WaitlistEntry {
    return entry
  }

  @Authorized()
  @TokenAccess(TokenScope.WAITLIST_WRITE)
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
