import { Field, InputType } from 'type-graphql'

/** Accepts any text: an invalid token is LINK_EXPIRED, like a used one. */
@InputType()
export abstract class LinkInput {
  @Field(() => String, { description: 'The token of the link: the part after its #.' })
  token: string
}
