import { Args, Ctx, Resolver, Root } from 'type-graphql'
import { requireUser, type Context } from '../../graphql/context'
import { TeamField, TeamQuery } from '../../graphql/operation.decorators'
import { Selected } from '../../graphql/selected-fields'
import { TeamPageArgs } from '../../pagination/connection'
import type { SelectedFields } from '../../pagination/rows'
import { listBookingsByTime } from '../bookings/bookings.service'
import { BookingConnection } from '../bookings/bookings.types'
import { findReferrer, listReferrals } from '../entry-details/entry-details.service'
import { canUndoStatus } from '../entry-status/entry-status.service'
import { isRestorable } from '../entry-status/leave-waitlist.service'
import { Membership } from '../memberships/membership.entity'
import { listNotes } from '../notes/notes.service'
import { NoteConnection } from '../notes/notes.types'
import { WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { WaitlistConnection } from '../waitlist/waitlist.types'
import { listOffersOf } from '../waves/offer-lists.service'
import { listPassedOverOf } from '../waves/passed-over.service'
import { OfferConnection, PassedOverConnection } from '../waves/waves.types'
import { findPeople } from './find-people.service'
import { AccountArgs, PeopleArgs, PersonArgs, PersonBookingsArgs } from './people.inputs'
import {
  findByEntryOf,
  findEntryOf,
  findHasSecondFactor,
  findPhone,
  findUndeliverableSince,
  getPerson,
  listAccounts,
  listMembershipsOf,
} from './people.service'
import { AccountConnection, FoundPerson, Person } from './people.types'

const READ = { staff: 'PEOPLE_READ', scope: 'WAITLIST_READ' } as const

/** Each list belongs to one person and is requested once, so no list needs batching. */
@Resolver(() => Person)
export class PeopleResolver {
  @TeamQuery(() => Person, {
    ...READ,
    description: 'One person with an account, with or without a place.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND'],
  })
  person(@Args() { id }: PersonArgs): Promise<Person> {
    return getPerson(id)
  }

  @TeamQuery(() => [FoundPerson], {
    ...READ,
    description: 'At most ten people with an account whom the search means, best first.',
    errors: ['BAD_USER_INPUT'],
  })
  people(@Args() { search }: PeopleArgs): Promise<FoundPerson[]> {
    return findPeople(search)
  }

  @TeamQuery(() => AccountConnection, {
    ...READ,
    description: 'All accounts that are not deleted, the latest first.',
    errors: ['BAD_USER_INPUT'],
  })
  accounts(@Args() args: AccountArgs) {
    return listAccounts(args)
  }

  @TeamField(() => Date, {
    staff: 'PEOPLE_READ',
    nullable: true,
    description:
      'Since when no mail is sent to the address, because a mail server has refused it, as an ISO 8601 instant (UTC); null if mail is sent.',
  })
  undeliverableSince(@Root() person: Person) {
    return findUndeliverableSince(person)
  }

  @TeamField(() => String, {
    staff: 'INBOX_READ',
    scope: 'INBOX_READ',
    nullable: true,
    description: 'The telephone number in the latest message with the address; null without any.',
  })
  phone(@Root() person: Person) {
    return findPhone(person)
  }

  @TeamField(() => Boolean, {
    staff: 'STAFF_READ',
    description:
      'Whether a sign-in asks for a second factor, which resetSecondFactor would remove.',
  })
  hasSecondFactor(@Root() person: Person) {
    return findHasSecondFactor(person)
  }

  @TeamField(() => WaitlistEntry, {
    staff: 'PEOPLE_READ',
    nullable: true,
    description: 'The person’s place; null without one.',
  })
  entry(@Root() person: Person) {
    return findEntryOf(person)
  }

  @TeamField(() => Boolean, {
    staff: 'PEOPLE_READ',
    description:
      'Whether undoWaitlistStatus would undo the latest change of the place; false without one.',
  })
  async canUndoStatus(@Root() person: Person, @Ctx() context: Context) {
    const entry = await findEntryOf(person)
    return entry !== null && canUndoStatus(requireUser(context), entry)
  }

  @TeamField(() => Boolean, {
    staff: 'PEOPLE_READ',
    description:
      'Whether the team has removed the place today, so that restoreEntry can take it back.',
  })
  async canRestore(@Root() person: Person, @Ctx() { now }: Context) {
    const entry = await findEntryOf(person)
    return entry !== null && isRestorable(entry, now())
  }

  @TeamField(() => WaitlistEntry, {
    staff: 'PEOPLE_READ',
    nullable: true,
    description:
      'The place of the person who invited this one; null if there was no invitation or the inviter’s account is deleted.',
  })
  referrer(@Root() person: Person) {
    return findByEntryOf(person, findReferrer)
  }

  @TeamField(() => WaitlistConnection, {
    staff: 'PEOPLE_READ',
    nullable: true,
    description:
      'The places taken through this person’s invitation, by position; null without one.',
  })
  referrals(
    @Root() person: Person,
    @Args() page: TeamPageArgs,
    @Selected() fields: SelectedFields,
  ) {
    return findByEntryOf(person, entry => listReferrals(entry, page, fields))
  }

  @TeamField(() => [Membership], {
    staff: 'PEOPLE_READ',
    description: 'The person’s memberships, latest first.',
  })
  memberships(@Root() person: Person) {
    return listMembershipsOf(person)
  }

  @TeamField(() => OfferConnection, {
    staff: 'WAVES_READ',
    nullable: true,
    description:
      'The memberships that waves have offered the person, latest first; null without a place.',
  })
  offers(@Root() person: Person, @Args() page: TeamPageArgs) {
    return findByEntryOf(person, ({ id }) => listOffersOf(id, page))
  }

  @TeamField(() => PassedOverConnection, {
    staff: 'WAVES_READ',
    nullable: true,
    description: 'The waves that have passed over the person, latest first; null without a place.',
  })
  passedOver(@Root() person: Person, @Args() page: TeamPageArgs) {
    return findByEntryOf(person, ({ id }) => listPassedOverOf(id, page))
  }

  @TeamField(() => BookingConnection, {
    staff: 'DAY_READ',
    scope: 'BOOKINGS_READ',
    description: 'The person’s bookings, upcoming or not.',
  })
  bookings(@Root() person: Person, @Args() args: PersonBookingsArgs, @Ctx() { now }: Context) {
    return listBookingsByTime(person, args, now())
  }

  @TeamField(() => NoteConnection, {
    staff: 'NOTES_READ',
    description: 'The team’s notes about the person, latest first.',
  })
  notes(@Root() { id }: Person, @Args() page: TeamPageArgs) {
    return listNotes(id, page)
  }
}
