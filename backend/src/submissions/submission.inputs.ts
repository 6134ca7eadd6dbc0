import { Field, ID, InputType } from 'type-graphql'
import { Satisfies } from '../core/satisfies.decorator'
import { rules } from '../shared/rules'

@InputType()
export abstract class SubmissionInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'A new UUID for each submission. The same input with the same key, by the same account or none, stores nothing new within 24 hours and gives the first answer; anything else with that key is IDEMPOTENCY_KEY_REUSED.',
  })
  @Satisfies(rules.submissionKey)
  submissionKey?: string | null
}
