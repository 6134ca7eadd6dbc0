import { Field, ID, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'

@InputType({ description: 'A note of the team about a person on the waitlist.' })
export class CreateNoteInput {
  @Field(() => ID, { description: 'The UUID of the person’s waitlist entry.' })
  @Satisfies(rules.id)
  entryId: string

  @Field(() => String, { description: '1 to 2000 characters.' })
  @Satisfies(rules.note)
  text: string
}

@InputType({ description: 'The new text of a note.' })
export class UpdateNoteInput {
  @Field(() => ID, { description: 'The note’s UUID.' })
  @Satisfies(rules.id)
  id: string

  @Field(() => String, { description: '1 to 2000 characters.' })
  @Satisfies(rules.note)
  text: string
}

@InputType({ description: 'A note that is removed.' })
export class DeleteNoteInput {
  @Field(() => ID, { description: 'The note’s UUID.' })
  @Satisfies(rules.id)
  id: string
}
