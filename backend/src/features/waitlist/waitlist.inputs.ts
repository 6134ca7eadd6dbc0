import { ArgsType, Field, ID, InputType, registerEnumType } from 'type-graphql'
import { SearchArgs, SortDirection } from '../../pagination/connection'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules, idList } from '../../shared/rules'
import { PlanWish, WaitlistStatus } from './waitlist-entry.entity'

@InputType({ description: 'How a signed-in person asks for a place.' })
export class JoinWaitlistInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The asking person’s own id, or nothing; anybody else’s is FORBIDDEN.',
  })
  userId?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'The code of the invitation that was followed, in any case; an unknown one is ignored: the place is given, and nobody is rewarded.',
  })
  @Satisfies(rules.referralCode)
  referralCode?: string | null

  @Field(() => PlanWish, {
    nullable: true,
    description:
      'The plan the person would like, or nothing. Kept with a new entry; an entry that is there stays as it is.',
  })
  planWish?: PlanWish | null
}

export enum WaitlistSort {
  position = 'position',
  name = 'name',
  email = 'email',
  status = 'status',
  joinedAt = 'joinedAt',
  memberSince = 'memberSince',
}
registerEnumType(WaitlistSort, {
  name: 'WaitlistSort',
  description: 'What the waitlist is ordered by; entries that are alike stand by position.',
  valuesConfig: {
    position: { description: 'The place in line.' },
    name: { description: 'Given name, then family name; who has neither stands last.' },
    email: { description: 'The address.' },
    status: { description: 'How far the entry has come: waiting, invited, joined.' },
    joinedAt: { description: 'When the place was taken.' },
    memberSince: { description: 'When the person became a member; who has no date stands last.' },
  },
})

@ArgsType()
export class WaitlistArgs extends SearchArgs {
  @Field(() => WaitlistStatus, {
    nullable: true,
    description: 'Keeps the entries that have come this far.',
  })
  status?: WaitlistStatus | null

  @Field(() => PlanWish, {
    nullable: true,
    description: 'Keeps the entries whose person would like this plan.',
  })
  planWish?: PlanWish | null

  @Field(() => [ID], {
    nullable: true,
    description:
      'Keeps the entries with these UUIDs: 1 to 100, each only once. One that no entry has keeps nothing.',
  })
  @Satisfies(idList)
  ids?: string[] | null

  @Field(() => WaitlistSort, {
    nullable: true,
    defaultValue: WaitlistSort.position,
    description: 'What the entries are ordered by.',
  })
  sort: WaitlistSort

  @Field(() => SortDirection, {
    nullable: true,
    defaultValue: SortDirection.ASC,
    description: 'DESC turns the whole order round. A cursor belongs to its own order.',
  })
  direction: SortDirection
}

@InputType({ description: 'One step of a waitlist entry, from where the asking person saw it.' })
export class SetWaitlistStatusInput {
  @Field(() => ID, { description: 'The entry’s UUID.' })
  @Satisfies(rules.id)
  id: string

  @Field(() => WaitlistStatus, { description: 'The status the entry has now.' })
  from: WaitlistStatus

  @Field(() => WaitlistStatus, {
    description:
      'The status it gets: waiting to invited, invited to joined, or invited back to waiting.',
  })
  to: WaitlistStatus
}

@InputType({ description: 'Which entry’s latest change is taken back.' })
export class UndoWaitlistStatusInput {
  @Field(() => ID, { description: 'The entry’s UUID.' })
  @Satisfies(rules.id)
  id: string
}

@InputType({ description: 'One step that several waitlist entries take together.' })
export class SetWaitlistStatusesInput {
  @Field(() => [ID], { description: 'The entries’ UUIDs: 1 to 100, each only once.' })
  @Satisfies(idList)
  ids: string[]

  @Field(() => WaitlistStatus, { description: 'The status that every one of them has now.' })
  from: WaitlistStatus

  @Field(() => WaitlistStatus, {
    description:
      'The status they get: waiting to invited, invited to joined, or invited back to waiting.',
  })
  to: WaitlistStatus
}

@InputType({ description: 'Which entries’ latest changes are taken back together.' })
export class UndoWaitlistStatusesInput {
  @Field(() => [ID], { description: 'The entries’ UUIDs: 1 to 100, each only once.' })
  @Satisfies(idList)
  ids: string[]
}
