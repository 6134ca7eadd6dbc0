import { Field, ID, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true })
export abstract class PersonName {
  @Field(() => String, { nullable: true, description: 'Given name.' })
  firstName: string | null

  @Field(() => String, { nullable: true, description: 'Family name.' })
  lastName: string | null
}

/** A person as the team names them. */
@ObjectType({ simpleResolvers: true })
export abstract class NamedAccount extends PersonName {
  @Field(() => ID, { description: 'The UUID of the person’s account.' })
  id: string

  @Field(() => String, { description: 'The address the person signs in with.' })
  email: string
}
