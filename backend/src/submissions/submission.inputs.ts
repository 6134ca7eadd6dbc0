import { Field, ID, InputType } from 'type-graphql'
import { Satisfies } from '../core/satisfies.decorator'
import { rules } from '../shared/rules'

@InputType()
export abstract class SubmissionInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'A new UUID for each submission. Within 24 hours, the same input with the same key, from the same account or none, stores nothing new and returns the first response. Anything else with that key is IDEMPOTENCY_KEY_REUSED.',
  })
  @Satisfies(rules.submissionKey)
  submissionKey?: string | null
}
