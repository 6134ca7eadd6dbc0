import { Field, ObjectType } from 'type-graphql'
import { defineEnum, type EnumValue } from '../../core/define-enum'

export const MailPreference = defineEnum(
  'MailPreference',
  'Whether the caller gets a kind of mail that can be left.',
  {
    off: 'No.',
    unconfirmed: 'Not before the caller has used the link that was mailed.',
    on: 'Yes.',
  },
)
export type MailPreference = EnumValue<typeof MailPreference>

@ObjectType({
  simpleResolvers: true,
  description:
    'Which mails the caller wants, of those that can be left. Mails about the account, bookings and the membership always come.',
})
export class MailPreferences {
  @Field(() => MailPreference, { description: 'The newsletter.' })
  newsletter: MailPreference

  @Field(() => Boolean, { description: 'The reminder 24 hours before a booking.' })
  dayReminder: boolean

  @Field(() => Boolean, { description: 'The reminder 3 hours before a booking.' })
  hoursReminder: boolean

  @Field(() => Boolean, {
    nullable: true,
    description: 'The team’s mail of each workday; null for everyone but staff.',
  })
  digest: boolean | null

  @Field(() => Boolean, {
    description:
      'Whether the caller is told once when the waitlist has places again; false again once told.',
  })
  places: boolean
}
