import { Field, InputType } from 'type-graphql'

/** Any text: what is no token is LINK_EXPIRED, like one that is used. */
@InputType()
export abstract class LinkInput {
  @Field(() => String, { description: 'The token of the link: what follows its #.' })
  token: string
}
