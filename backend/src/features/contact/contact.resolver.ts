import { Arg, Args, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql'
import { Authorized } from '../../graphql/authorized.decorator'
import { TokenAccess } from '../../graphql/token-access'
import { TokenScope } from '../../accounts/token-scope'
import { requireUser, type Context } from '../../graphql/context'
import { Limited } from '../../graphql/limited.decorator'
import { perHour } from '../../http/rate-limits'
import { Role } from '../../accounts/user.entity'
import { ContactSubmission } from './contact-submission.entity'
import { ContactArgs, SetContactStatusInput, SubmitContactInput } from './contact.inputs'
import {
  listContactSubmissions,
  setContactStatus,
  submitContact,
  subscribeToContact,
} from './contact.service'
import { ContactConnection } from './contact.types'

@Resolver(() => ContactSubmission)
export class ContactResolver {
  @TokenAccess('open')
  @Mutation(() => ContactSubmission, {
    nullable: true,
    description:
      'Sends the club a message. Open to everyone. Errors: BAD_USER_INPUT, IDEMPOTENCY_KEY_REUSED, RATE_LIMITED.',
  })
  @Limited(perHour('messages', 100))
  submitContact(
    @Arg('input', () => SubmitContactInput, { description: 'The message.' })
    input: SubmitContactInput,
    @Ctx() context: Context,
  ): Promise<ContactSubmission> {
    return submitContact(context, input)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.INBOX_READ)
  @Query(() => ContactConnection, {
    nullable: true,
    description:
      'All messages to the club, latest first. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  contactSubmissions(@Args(() => ContactArgs) args: ContactArgs) {
    return listContactSubmissions(args)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.INBOX_READ)
  @Subscription(() => ContactSubmission, {
    description:
      'Each new message, and each message whose status changes. Ends and resumes as waitlistEntryChanged does. Team only. Errors: UNAUTHENTICATED, FORBIDDEN.',
    subscribe: subscribeToContact,
  })
  contactSubmissionChanged(@Root() message: ContactSubmission): ContactSubmission {
    return message
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.INBOX_WRITE)
  @Mutation(() => ContactSubmission, {
    nullable: true,
    description:
      'Sets the status of a message and records the change in the audit log. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.',
  })
  setContactStatus(
    @Arg('input', () => SetContactStatusInput, { description: 'The message and its new status.' })
    input: SetContactStatusInput,
    @Ctx() context: Context,
  ): Promise<ContactSubmission> {
    return setContactStatus(context.services, requireUser(context), input)
  }
}
