import { ArgsType, Field, ID, ObjectType } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { WaitlistEntry } from '../waitlist/waitlist-entry.entity'

@ArgsType()
export class WaitlistEntryDetailsArgs {
  @IdField({ description: 'The entry’s UUID.' })
  id: string
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The team’s view of one person on the waitlist. It excludes survey answers, because they may be anonymous.',
})
export class WaitlistEntryDetails {
  @Field(() => ID, { description: 'The entry’s UUID.' })
  id: string

  @Field(() => WaitlistEntry, { description: 'The person’s place.' })
  entry: WaitlistEntry
}
