import { Field, ID, ObjectType } from 'type-graphql'
import { PersonName } from '../../accounts/person-name.types'

/** The columns of an account that WaitlistPerson shows. */
export const WAITLIST_PERSON_COLUMNS = ['id', 'email', 'firstName', 'lastName', 'joinDate'] as const

@ObjectType({
  simpleResolvers: true,
  description: 'A person on the waitlist, with the fields that the team may see.',
})
export class WaitlistPerson extends PersonName {
  // Only a resolver can return a property of another name.
  @Field(() => ID, { name: 'userId', simple: false, description: 'The id of the account.' })
  id: string

  @Field(() => String, { description: 'The person’s address.' })
  email: string

  @Field(() => Date, {
    nullable: true,
    description:
      'When the person became a member, as an ISO 8601 instant (UTC); set at registration.',
  })
  joinDate: Date | null
}
