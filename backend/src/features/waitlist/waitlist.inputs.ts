import { ArgsType, Field, ID, InputType } from 'type-graphql'
import { defineEnum, type EnumValue } from '../../core/define-enum'
import { SearchArgs, SortDirection } from '../../pagination/connection'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules, idList } from '../../shared/rules'
import { PlanWish, WaitlistStatus } from './waitlist-entry.entity'

@InputType({ description: 'The signed-in person’s request for a place.' })
export class JoinWaitlistInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The caller’s own id; optional. Any other id is FORBIDDEN.',
  })
  userId?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'The code of an invitation; optional, case-insensitive. An unknown code is ignored: the caller gets a place, and nobody is rewarded.',
  })
  @Satisfies(rules.referralCode)
  referralCode?: string | null

  @Field(() => PlanWish, {
    nullable: true,
    description:
      'The plan that the person would like; optional. Stored with a new entry; does not change an existing one.',
  })
  planWish?: PlanWish | null
}

export const WaitlistSort = defineEnum(
  'WaitlistSort',
  'The sort key of the waitlist; ties are ordered by position.',
  {
    position: 'The position.',
    name: 'Given name, then family name; people without a name come last.',
    email: 'The address.',
    status: 'The status: waiting, invited, joined.',
    joinedAt: 'When the place was taken.',
    memberSince: 'When the person became a member; people without a date come last.',
  },
)
export type WaitlistSort = EnumValue<typeof WaitlistSort>

@ArgsType()
export class WaitlistArgs extends SearchArgs {
  @Field(() => WaitlistStatus, {
    nullable: true,
    description: 'Only entries with this status.',
  })
  status?: WaitlistStatus | null

  @Field(() => PlanWish, {
    nullable: true,
    description: 'Only entries with this plan wish.',
  })
  planWish?: PlanWish | null

  @Field(() => [ID], {
    nullable: true,
    description:
      'Only entries with these UUIDs: 1 to 250, each only once. Unknown ones are ignored.',
  })
  @Satisfies(idList)
  ids?: string[] | null

  @Field(() => WaitlistSort, {
    nullable: true,
    defaultValue: WaitlistSort.position,
    description: 'The sort key.',
  })
  sort: WaitlistSort

  @Field(() => SortDirection, {
    nullable: true,
    defaultValue: SortDirection.ASC,
    description:
      'DESC reverses the whole order. A cursor is valid only for the order that it came from.',
  })
  direction: SortDirection
}
