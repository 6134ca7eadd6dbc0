import { ArgsType, Field, ID, InputType } from 'type-graphql'
import { SearchArgs } from '../connection'
import { Obeys } from '../obeys'
import { rules } from '../shared/rules'
import { WaitlistStatus } from './waitlist-entry.entity'

@InputType({ description: 'How a signed-in person asks for a place.' })
export class JoinWaitlistInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The asking person’s own id, or nothing; anybody else’s is FORBIDDEN.',
  })
  userId?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The code of the invitation that was followed; an unknown one is ignored.',
  })
  @Obeys(rules.referralCode)
  referralCode?: string | null
}

@ArgsType()
export class WaitlistArgs extends SearchArgs {
  @Field(() => WaitlistStatus, {
    nullable: true,
    description: 'Keeps the entries that have come this far.',
  })
  status?: WaitlistStatus | null
}

@InputType({ description: 'One step of a waitlist entry, from where the asking person saw it.' })
export class SetWaitlistStatusInput {
  @Field(() => ID, { description: 'The entry’s UUID.' })
  @Obeys(rules.id)
  id: string

  @Field(() => WaitlistStatus, { description: 'The status the entry has now.' })
  from: WaitlistStatus

  @Field(() => WaitlistStatus, {
    description:
      'The status it gets: waiting to invited, invited to joined, or invited back to waiting.',
  })
  to: WaitlistStatus
}
