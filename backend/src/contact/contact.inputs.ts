import { Field, ID, InputType } from 'type-graphql'
import { Obeys } from '../obeys'
import { rules } from '../shared/rules'

@InputType({ description: 'A message to the club.' })
export class SubmitContactInput {
  @Field(() => String, { description: '1 to 100 characters.' })
  @Obeys(rules.name)
  name: string

  @Field(() => String, { description: 'Where to answer; at most 254 characters.' })
  @Obeys(rules.email)
  email: string

  @Field(() => String, {
    nullable: true,
    description: 'At most 40 characters; empty means not given.',
  })
  @Obeys(rules.phone)
  phone?: string | null

  @Field(() => String, { description: '1 to 5000 characters.' })
  @Obeys(rules.message)
  message: string

  @Field(() => ID, {
    nullable: true,
    description: 'A UUID the client makes per message; sending it again stores nothing new.',
  })
  @Obeys(rules.submissionKey)
  submissionKey?: string | null
}
