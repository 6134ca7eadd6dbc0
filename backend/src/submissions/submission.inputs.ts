import { Field, ID, InputType } from 'type-graphql'
import { Satisfies } from '../core/satisfies.decorator'
import { rules } from '../shared/rules'

@InputType()
export abstract class SubmissionInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'A new UUID for each submission. The same input with the same key, sent again within 24 hours by the same account (or again without one), stores nothing and returns the first response. Any other use of the key by that account (or without one) is IDEMPOTENCY_KEY_REUSED.',
  })
  @Satisfies(rules.submissionKey)
  submissionKey?: string | null
}
