import { Field, ID, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'

@InputType({ description: 'An entry that the team removes from the waitlist.' })
export class RemoveEntryInput {
  @Field(() => ID, { description: 'The entry’s UUID.' })
  @Satisfies(rules.id)
  id: string

  @Field(() => String, {
    description:
      'Why; 1 to 500 characters. A person with a confirmed address reads it in the mail.',
  })
  @Satisfies(rules.reason)
  reason: string
}
