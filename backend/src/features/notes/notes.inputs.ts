import { Field, ID, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'

@InputType({ description: 'A note of the team about a person, by `entryId` or `userId`.' })
export class CreateNoteInput {
  @Field(() => ID, { nullable: true, description: 'The UUID of the person’s waitlist entry.' })
  @Satisfies(rules.id)
  entryId?: string | null

  @Field(() => ID, { nullable: true, description: 'The id of the person’s account.' })
  @Satisfies(rules.id)
  userId?: string | null

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
