import { ArgsType, Field, InputType } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { SearchArgs } from '../../pagination/connection'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'
import { SubmissionInput } from '../../submissions/submission.inputs'
import { ContactStatus } from './contact-submission.entity'

@InputType({ description: 'A message to the club.' })
export class SubmitContactInput extends SubmissionInput {
  @Field(() => String, { description: '1 to 100 characters.' })
  @Satisfies(rules.name)
  name: string

  @Field(() => String, { description: 'The address to reply to; at most 254 characters.' })
  @Satisfies(rules.email)
  email: string

  @Field(() => String, {
    nullable: true,
    description: 'At most 40 characters; empty means not given.',
  })
  @Satisfies(rules.phone)
  phone?: string | null

  @Field(() => String, { description: '1 to 5000 characters.' })
  @Satisfies(rules.message)
  message: string
}

@ArgsType()
export class ContactArgs extends SearchArgs {
  @Field(() => ContactStatus, {
    nullable: true,
    description: 'Only submissions with this status.',
  })
  status?: ContactStatus | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only submissions that wait for the team: new or read.',
  })
  notDone?: boolean | null

  @IdField({
    nullable: true,
    description: 'Keeps the messages that were sent with the address of this account.',
  })
  userId?: string | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'True keeps the messages whose address has no account.',
  })
  withoutAccount?: boolean | null
}

@InputType({ description: 'A new status for a contact submission.' })
export class SetContactStatusInput {
  @IdField({ description: 'The submission’s UUID.' })
  id: string

  @Field(() => ContactStatus, { description: 'The new status; every change is allowed.' })
  status: ContactStatus

  @Field(() => ContactStatus, {
    nullable: true,
    description:
      'The status that the caller has read: CONFLICT if the message has neither it nor the new one by now. Null means any.',
  })
  from?: ContactStatus | null
}
