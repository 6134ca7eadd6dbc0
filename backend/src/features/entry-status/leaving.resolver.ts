import { Arg, Ctx, Resolver } from 'type-graphql'
import { MemberMutation, TeamMutation } from '../../graphql/operation.decorators'
import { requireUser, type Context } from '../../graphql/context'
import { WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { declineOffer } from '../waves/offers.service'
import { DeclineOfferInput } from '../waves/waves.inputs'
import { RemoveEntryInput, RestoreEntryInput } from './entry-status.inputs'
import { declineAndLeave, leaveWaitlist, removeEntry, restoreEntry } from './leave-waitlist.service'

@Resolver(() => WaitlistEntry)
export class LeavingResolver {
  @MemberMutation(() => WaitlistEntry, {
    scope: 'WAITLIST_WRITE',
    description: 'Removes the caller from the waitlist; their place becomes free.',
    errors: [
      'NOT_FOUND without an entry',
      'CONFLICT for a member, and if they have left already',
      'SERVICE_UNAVAILABLE for 15 minutes after an update',
    ],
  })
  leaveWaitlist(@Ctx() context: Context): Promise<WaitlistEntry> {
    return leaveWaitlist(context.services, requireUser(context))
  }

  @MemberMutation(() => WaitlistEntry, {
    scope: 'WAITLIST_WRITE',
    description:
      'Declines the caller’s offer: they keep their position and are asked again later, or leave the waitlist.',
    errors: [
      'NOT_OPEN_YET',
      'BAD_USER_INPUT',
      'NOT_FOUND for somebody else’s offer',
      'CONFLICT if it is decided or has expired',
    ],
  })
  declineOffer(
    @Arg('input', { description: 'The offer.' }) { id, leave }: DeclineOfferInput,
    @Ctx() context: Context,
  ): Promise<WaitlistEntry> {
    const user = requireUser(context)
    return leave ? declineAndLeave(context.services, user, id) : declineOffer(user, id)
  }

  @TeamMutation(() => WaitlistEntry, {
    staff: 'PEOPLE_WRITE',
    scope: 'WAITLIST_WRITE',
    description:
      'Removes an entry from the waitlist, mails the person and records that in the audit log.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT for a member, and if they have left already'],
  })
  removeEntry(
    @Arg('input', { description: 'The entry and the reason.' }) input: RemoveEntryInput,
    @Ctx() context: Context,
  ): Promise<WaitlistEntry> {
    return removeEntry(context.services, requireUser(context), input)
  }

  @TeamMutation(() => WaitlistEntry, {
    staff: 'PEOPLE_WRITE',
    scope: 'WAITLIST_WRITE',
    description:
      'Takes the team’s removal of an entry back on the same New York day: the person waits again, at their position. Mails the person and records that in the audit log.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND',
      'CONFLICT for any other entry, and if the place has been given to somebody else',
    ],
  })
  restoreEntry(
    @Arg('input', { description: 'The entry.' }) input: RestoreEntryInput,
    @Ctx() context: Context,
  ): Promise<WaitlistEntry> {
    return restoreEntry(context.services, requireUser(context), input, context.now())
  }
}
