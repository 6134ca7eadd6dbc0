import { LocalDate } from '../../graphql/local-date'
import { ArgsType, Field, InputType } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { Satisfies } from '../../core/satisfies.decorator'
import { SearchArgs } from '../../pagination/connection'
import { rules } from '../../shared/rules'
import { MembershipState } from './membership.entity'

@ArgsType()
export class MembershipArgs extends SearchArgs {
  @Field(() => MembershipState, {
    nullable: true,
    description: 'Keeps the memberships with this state.',
  })
  state?: MembershipState | null
}

@InputType({ description: 'The end of a membership as the caller has read it.' })
export class MembershipEndBeforeInput {
  @Field(() => LocalDate, { nullable: true, description: 'Its last day; null if it had none.' })
  endsOn?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The reason of the team; null for the member’s own notice, and without an end.',
  })
  endReason?: string | null
}

const endBeforeDescription =
  'The end that the caller has read: CONFLICT if the membership has another one by now. Null means any.'

@InputType({ description: 'A membership whose end the team withdraws.' })
export class KeepMembershipOfInput {
  @IdField({ description: 'The membership’s UUID.' })
  id: string

  @Field(() => MembershipEndBeforeInput, { nullable: true, description: endBeforeDescription })
  endBefore?: MembershipEndBeforeInput | null
}

@InputType({ description: 'The end of somebody’s membership, as the team decides it.' })
export class EndMembershipOfInput {
  @IdField({ description: 'The membership’s UUID.' })
  id: string

  @Field(() => LocalDate, {
    description: 'Its last day in New York, as YYYY-MM-DD; today or later.',
  })
  endsOn: string

  @Field(() => String, {
    description:
      'Why; 1 to 500 characters. The member reads it on the dashboard, and in the mail if the address is confirmed.',
  })
  @Satisfies(rules.reason)
  reason: string

  @Field(() => MembershipEndBeforeInput, { nullable: true, description: endBeforeDescription })
  endBefore?: MembershipEndBeforeInput | null
}
