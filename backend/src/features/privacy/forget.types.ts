import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true, description: 'Rows of a person in one table.' })
export class ForgottenRows {
  @Field(() => String, { description: 'The name of the table.' })
  name: string

  @Field(() => Int, { description: 'How many rows there are; at least 1.' })
  count: number

  @Field(() => String, { description: 'What the deletion does to them, in words.' })
  effect: string
}

@ObjectType({ simpleResolvers: true, description: 'What forgetting a person would do.' })
export class ForgetPreview {
  @Field(() => Boolean, {
    description: 'Whether the address has an account: then `forgetPerson` is the way.',
  })
  hasAccount: boolean

  @Field(() => [ForgottenRows], { description: 'The person’s rows, by table.' })
  rows: ForgottenRows[]

  @Field(() => [String], { description: 'What must be done first, one sentence each.' })
  obstacles: string[]
}
