import { Arg, Args, Ctx, Resolver, Root } from 'type-graphql'
import {
  PublicMutation,
  TeamField,
  TeamMutation,
  TeamQuery,
  TeamSubscription,
} from '../../graphql/operation.decorators'
import { requireUser, type Context } from '../../graphql/context'
import { AccountReference, findAccountOf } from '../../accounts/account-of-address'
import { Limited } from '../../graphql/limited.decorator'
import { perHour } from '../../http/rate-limits'
import { createConnectionType } from '../../pagination/connection'
import { ContactSubmission } from './contact-submission.entity'
import { ContactArgs, SetContactStatusInput, SubmitContactInput } from './contact.inputs'
import {
  listContactSubmissions,
  setContactStatus,
  submitContact,
  subscribeToContact,
} from './contact.service'

const { Connection: ContactConnection } = createConnectionType(ContactSubmission, 'Contact')

@Resolver(() => ContactSubmission)
export class ContactResolver {
  @PublicMutation(() => ContactSubmission, {
    scope: 'open',
    description: 'Sends the club a message.',
    errors: ['BAD_USER_INPUT', 'IDEMPOTENCY_KEY_REUSED', 'RATE_LIMITED'],
  })
  @Limited(perHour('messages', 100))
  submitContact(
    @Arg('input', { description: 'The message.' }) input: SubmitContactInput,
    @Ctx() context: Context,
  ): Promise<ContactSubmission> {
    return submitContact(context, input)
  }

  @TeamQuery(() => ContactConnection, {
    staff: 'INBOX_READ',
    scope: 'INBOX_READ',
    description: 'All messages to the club, latest first.',
    errors: ['BAD_USER_INPUT'],
  })
  contactSubmissions(@Args() args: ContactArgs) {
    return listContactSubmissions(args)
  }

  @TeamField(() => AccountReference, {
    staff: 'INBOX_READ',
    nullable: true,
    description: 'The account that has the address now; null without one.',
  })
  account(@Root() { email }: ContactSubmission): Promise<AccountReference | null> {
    return findAccountOf(email)
  }

  @TeamSubscription(() => ContactSubmission, {
    staff: 'INBOX_READ',
    scope: 'INBOX_READ',
    description:
      'Each new message, and each message whose status changes. Ends and resumes as waitlistEntryChanged does.',
    subscribe: subscribeToContact,
  })
  contactSubmissionChanged(@Root() message: ContactSubmission): ContactSubmission {
    return message
  }

  @TeamMutation(() => ContactSubmission, {
    staff: 'INBOX_WRITE',
    scope: 'INBOX_WRITE',
    description: 'Sets the status of a message and records the change in the audit log.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT if it has another status than `from`'],
  })
  setContactStatus(
    @Arg('input', { description: 'The message and its new status.' }) input: SetContactStatusInput,
    @Ctx() context: Context,
  ): Promise<ContactSubmission> {
    return setContactStatus(context.services, requireUser(context), input)
  }
}
