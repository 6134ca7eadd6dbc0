import { Field, ID, Int, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true, description: 'Rows of a person in one table.' })
export class ForgottenRows {
  @Field(() => String, { description: 'The name of the table.' })
  name: string

  @Field(() => String, { description: 'What they are, with their number, such as `2 bookings`.' })
  what: string

  @Field(() => Int, { description: 'How many rows there are; at least 1.' })
  count: number

  @Field(() => String, { description: 'What the deletion does to them, in words.' })
  effect: string
}

@ObjectType({ simpleResolvers: true, description: 'What forgetting a person would do.' })
export class ForgetPreview {
  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the account that has the address, for `forgetPerson`; null if there is none.',
  })
  accountId: string | null

  @Field(() => [ForgottenRows], { description: 'The person’s rows, by table.' })
  rows: ForgottenRows[]

  @Field(() => [String], { description: 'What must be done first, one sentence each.' })
  obstacles: string[]
}
