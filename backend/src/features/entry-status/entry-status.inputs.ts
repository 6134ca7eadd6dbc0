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
      'Why; 1 to 500 characters. The person reads it on the dashboard, and in the mail if the address is confirmed.',
  })
  @Satisfies(rules.reason)
  reason: string
}
