import { Field, ID, InputType } from 'type-graphql'
import { Obeys } from '../obeys'
import { rules } from '../shared/rules'

@InputType({ description: 'How a signed-in person asks for a place.' })
export class JoinWaitlistInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'The asking person’s own id, or nothing; anybody else’s is FORBIDDEN (decision S6).',
  })
  userId?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The code of the invitation that was followed; an unknown one is ignored.',
  })
  @Obeys(rules.referralCode)
  referralCode?: string | null
}
