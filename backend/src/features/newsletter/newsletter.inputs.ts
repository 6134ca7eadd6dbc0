import { Field, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'
import { LinkInput } from '../../links/links.inputs'

@InputType({ description: 'Who wants the newsletter.' })
export class SubscribeNewsletterInput {
  @Field(() => String, { description: 'At most 254 characters.' })
  @Satisfies(rules.email)
  email: string
}

@InputType({ description: 'What shows that an address wants the newsletter.' })
export class ConfirmNewsletterInput extends LinkInput {}

@InputType({ description: 'What shows that mail of the newsletter has come to an address.' })
export class LeaveNewsletterInput extends LinkInput {}
