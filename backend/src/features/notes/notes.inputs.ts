import { Field, InputType } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'

@InputType({ description: 'A note of the team about a person, by `entryId` or `userId`.' })
export class CreateNoteInput {
  @IdField({ nullable: true, description: 'The UUID of the person’s waitlist entry.' })
  entryId?: string | null

  @IdField({ nullable: true, description: 'The id of the person’s account.' })
  userId?: string | null

  @Field(() => String, { description: '1 to 2000 characters.' })
  @Satisfies(rules.note)
  text: string
}

@InputType({ description: 'The new text of a note.' })
export class UpdateNoteInput {
  @IdField({ description: 'The note’s UUID.' })
  id: string

  @Field(() => String, { description: '1 to 2000 characters.' })
  @Satisfies(rules.note)
  text: string
}

@InputType({ description: 'A note that is removed.' })
export class DeleteNoteInput {
  @IdField({ description: 'The note’s UUID.' })
  id: string
}
