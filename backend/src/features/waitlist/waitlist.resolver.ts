import { Arg, Args, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql'
import {
  MemberMutation,
  MemberQuery,
  PublicQuery,
  TeamQuery,
  TeamSubscription,
} from '../../graphql/operation.decorators'
import { requireUser, type Context } from '../../graphql/context'
import { mayDo } from '../../graphql/rights'
import { Selected } from '../../graphql/selected-fields'
import type { SelectedFields } from '../../pagination/rows'
import { ExemptFromVisitorLimit } from '../../graphql/visitor-limit'
import { SameForAll } from '../../graphql/whole-answers'
import { WaitlistEntry } from './waitlist-entry.entity'
import { subscribeToEntryChanges } from './waitlist-changes'
import { listWaitlist } from './waitlist-list.service'
import { JoinWaitlistInput, WaitlistArgs } from './waitlist.inputs'
import { availabilityVersion, getWaitlistAvailability } from './waitlist-availability.service'
import { findWaitlistEntry, joinWaitlist } from './waitlist.service'
import { JoinWaitlistResult, WaitlistConnection, WaitlistStats } from './waitlist.types'

@Resolver(() => WaitlistEntry)
export class WaitlistResolver {
  @ExemptFromVisitorLimit()
  @SameForAll(availabilityVersion)
  @PublicQuery(() => WaitlistStats, { scope: 'open', description: 'How full the waitlist is now.' })
  waitlistStats(@Ctx() context: Context) {
    return getWaitlistAvailability(context.now())
  }

  @MemberQuery(() => WaitlistEntry, {
    scope: 'WAITLIST_READ',
    description: 'The signed-in person’s entry; null if they have none.',
  })
  myWaitlistEntry(@Ctx() context: Context) {
    return findWaitlistEntry(requireUser(context))
  }

  @TeamQuery(() => WaitlistConnection, {
    staff: 'PEOPLE_READ',
    scope: 'WAITLIST_READ',
    description:
      'All waitlist entries, by position by default. `search: "#18"` finds the entry with this position.',
    errors: ['BAD_USER_INPUT'],
  })
  waitlist(@Args() args: WaitlistArgs, @Selected() fields: SelectedFields) {
    return listWaitlist(args, fields)
  }

  @TeamSubscription(() => WaitlistEntry, {
    staff: 'PEOPLE_READ',
    scope: 'WAITLIST_READ',
    description:
      'Each new entry, and each entry whose status changes. Over graphql-transport-ws at /graphql. It ends with the session, and if entries may have been missed: then subscribe again and reload the list.',
    subscribe: subscribeToEntryChanges,
  })
  waitlistEntryChanged(@Root() entry: WaitlistEntry): WaitlistEntry {
    return entry
  }

  @MemberMutation(() => JoinWaitlistResult, {
    scope: 'WAITLIST_WRITE',
    description: 'Gives the signed-in person a place; a repeated call returns the same entry.',
    errors: [
      'FORBIDDEN for the team, and for somebody else’s userId',
      'DAILY_LIMIT (extensions.resetsAt) if today’s places are taken',
      'WAITLIST_CLOSED if all are',
    ],
  })
  joinWaitlist(
    @Arg('input', { description: 'All fields are optional.' }) input: JoinWaitlistInput,
    @Ctx() context: Context,
  ): Promise<JoinWaitlistResult> {
    return joinWaitlist(requireUser(context), input, context.now())
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description:
      'The id of the person who invited this one. Only for staff; null for other callers.',
  })
  referredBy(@Root() entry: WaitlistEntry, @Ctx() { user, services }: Context): string | null {
    return user && mayDo(user, 'PEOPLE_READ', services) ? entry.referredBy : null
  }
}
