import { Field, ID, ObjectType } from 'type-graphql'
import { NotToldReason } from '../../mail/not-told'
import { WaitlistPerson } from './waitlist-person.types'

/** The description of the field in the responses of the team's calls. */
export const NOT_TOLD =
  'Whom this call could not tell by mail, each person once; null in queries and subscriptions.'

@ObjectType('NotTold', {
  simpleResolvers: true,
  description: 'A person who should have got a mail, and why it does not reach them.',
})
export class NotToldPerson {
  @Field(() => WaitlistPerson, { description: 'The person.' })
  person: WaitlistPerson

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the person’s waitlist entry; null without one.',
  })
  entryId: string | null

  @Field(() => NotToldReason, { description: 'Why.' })
  reason: NotToldReason
}
