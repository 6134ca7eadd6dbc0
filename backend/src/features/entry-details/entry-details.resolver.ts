import { Args, Ctx, Resolver, Root } from 'type-graphql'
import { TeamField, TeamQuery } from '../../graphql/operation.decorators'
import { listBookingsForTeam } from '../bookings/bookings.service'
import { BookingConnection } from '../bookings/bookings.types'
import { isRestorable } from '../entry-status/leave-waitlist.service'
import { canUndoStatus } from '../entry-status/entry-status.service'
import { TeamPageArgs } from '../../pagination/connection'
import { listNotes } from '../notes/notes.service'
import { NoteConnection } from '../notes/notes.types'
import { findReferrer, getWaitlistEntryDetails, listReferrals } from './entry-details.service'
import { WaitlistEntryDetails, WaitlistEntryDetailsArgs } from './entry-details.types'
import { WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { requireUser, type Context } from '../../graphql/context'
import { Selected } from '../../graphql/selected-fields'
import type { SelectedFields } from '../../pagination/rows'
import { WaitlistConnection } from '../waitlist/waitlist.types'

/** Each list belongs to one person and is requested once, so no list needs batching. */
@Resolver(() => WaitlistEntryDetails)
export class EntryDetailsResolver {
  @TeamQuery(() => WaitlistEntryDetails, {
    staff: 'PEOPLE_READ',
    scope: 'WAITLIST_READ',
    description: 'One person on the waitlist, with everything that the team stores about them.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND'],
  })
  waitlistEntryDetails(@Args() { id }: WaitlistEntryDetailsArgs) {
    return getWaitlistEntryDetails(id)
  }

  @TeamField(() => Boolean, {
    staff: 'PEOPLE_READ',
    description:
      'Whether undoWaitlistStatus would undo the entry’s latest change. Otherwise the membership of a person who has joined can only be ended.',
  })
  canUndoStatus(@Root() { entry }: WaitlistEntryDetails, @Ctx() context: Context) {
    return canUndoStatus(requireUser(context), entry)
  }

  @TeamField(() => Boolean, {
    staff: 'PEOPLE_READ',
    description:
      'Whether the team has removed the entry today, so that restoreEntry can take it back.',
  })
  canRestore(@Root() { entry }: WaitlistEntryDetails, @Ctx() { now }: Context) {
    return isRestorable(entry, now())
  }

  @TeamField(() => WaitlistEntry, {
    staff: 'PEOPLE_READ',
    nullable: true,
    description:
      'The entry of the person who invited this one; null if there was no invitation or the inviter’s account is deleted.',
  })
  referrer(@Root() { entry }: WaitlistEntryDetails) {
    return findReferrer(entry)
  }

  @TeamField(() => WaitlistConnection, {
    staff: 'PEOPLE_READ',
    description: 'The entries made through this person’s invitation, by position.',
  })
  referrals(
    @Root() { entry }: WaitlistEntryDetails,
    @Args() page: TeamPageArgs,
    @Selected() fields: SelectedFields,
  ) {
    return listReferrals(entry, page, fields)
  }

  @TeamField(() => BookingConnection, {
    staff: 'DAY_READ',
    scope: 'BOOKINGS_READ',
    description: 'The person’s bookings, past and future, latest first.',
  })
  bookings(@Root() { entry }: WaitlistEntryDetails, @Args() page: TeamPageArgs) {
    return listBookingsForTeam({ id: entry.userId }, page)
  }

  @TeamField(() => NoteConnection, {
    staff: 'NOTES_READ',
    description: 'The team’s notes about the person, latest first.',
  })
  notes(@Root() { entry }: WaitlistEntryDetails, @Args() page: TeamPageArgs) {
    return listNotes(entry.userId, page)
  }
}
