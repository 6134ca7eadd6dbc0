import { GraphQLJSONObject } from 'graphql-scalars'
import { Field, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true, description: 'A part of the copy of a person’s data.' })
export class MyDataPart {
  @Field(() => String, { description: 'The name of the table; each occurs once.' })
  name: string

  @Field(() => String, { description: 'What the part is, in one sentence.' })
  about: string

  @Field(() => [GraphQLJSONObject], {
    description: 'Its rows, the oldest first; their members differ by part. Instants are ISO 8601.',
  })
  rows: Record<string, unknown>[]
}
