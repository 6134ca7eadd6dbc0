import { ArgsType, Field, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { SearchArgs } from '../../pagination/connection'
import { rules } from '../../shared/rules'
import { LinkInput } from '../../links/links.inputs'

@ArgsType()
export class NewsletterArgs extends SearchArgs {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True keeps the addresses that have no account.',
  })
  withoutAccount?: boolean | null
}

@InputType({ description: 'The address to subscribe.' })
export class SubscribeNewsletterInput {
  @Field(() => String, { description: 'At most 254 characters.' })
  @Satisfies(rules.email)
  email: string
}

@InputType({ description: 'Whether the caller wants the newsletter.' })
export class SetNewsletterInput {
  @Field(() => Boolean, { description: 'True puts the address on the list, false takes it off.' })
  wanted: boolean
}

@InputType({ description: 'The token of a mailed link that confirms a subscription.' })
export class ConfirmNewsletterInput extends LinkInput {}

@InputType({ description: 'The token of a newsletter mail’s unsubscribe link.' })
export class LeaveNewsletterInput extends LinkInput {}

@InputType({ description: 'The mails before bookings. What is missing or null stays as it is.' })
export class SetRemindersInput {
  @Field(() => Boolean, { nullable: true, description: 'The reminder 24 hours before.' })
  dayReminder?: boolean | null

  @Field(() => Boolean, { nullable: true, description: 'The reminder 3 hours before.' })
  hoursReminder?: boolean | null
}

@InputType({ description: 'Whether the caller wants the team’s mail of each workday.' })
export class SetTeamDigestInput {
  @Field(() => Boolean, { description: 'True switches it on, false off.' })
  wanted: boolean
}

@InputType({ description: 'The mail about places of the waitlist.' })
export class SetPlacesMailInput {
  @Field(() => Boolean, { description: 'Whether the caller wants it.' })
  wanted: boolean
}
