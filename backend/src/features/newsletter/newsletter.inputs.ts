import { Field, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'

@InputType({ description: 'Who wants the newsletter.' })
export class SubscribeNewsletterInput {
  @Field(() => String, { description: 'At most 254 characters.' })
  @Satisfies(rules.email)
  email: string
}
