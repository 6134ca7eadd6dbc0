import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Authorized } from '../../graphql/authorized.decorator'
import { TokenAccess } from '../../graphql/token-access'
import { TokenScope } from '../../accounts/token-scope'
import { Role } from '../../accounts/user.entity'
import { requireUser, type Context } from '../../graphql/context'
import { Mail } from '../../mail/mail.entity'
import { renderForTeam } from './render-for-team'
import {
  ClearAddressInput,
  DropMailInput,
  MailArgs,
  MailsArgs,
  RetryMailInput,
} from './mails.inputs'
import {
  clearAddress,
  countQueue,
  dropMail,
  findUndeliverable,
  getMail,
  listMails,
  retryMail,
} from './mails.service'
import { MailConnection, MailQueue, UndeliverableAddress } from './mails.types'

/** Fields that run statements for each mail: a page of 50 may still select all of them. */
const complexity = 5

@Resolver(() => Mail)
export class MailResolver {
  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.MAIL_READ)
  @Query(() => MailConnection, {
    nullable: true,
    description:
      'All mails, latest first. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  mails(@Args(() => MailsArgs) args: MailsArgs) {
    return listMails(args)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.MAIL_READ)
  @Query(() => Mail, {
    nullable: true,
    description:
      'One mail. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.',
  })
  mail(@Args(() => MailArgs) { id }: MailArgs): Promise<Mail> {
    return getMail(id)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.MAIL_READ)
  @Query(() => MailQueue, {
    nullable: true,
    description: 'The state of the mail queue. Team only. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  mailQueue(@Ctx() context: Context): Promise<MailQueue> {
    return countQueue(context.services.transportStatus, context.now())
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => String, {
    nullable: true,
    complexity,
    description:
      'The subject. Rendered each time it is read; null if the data that the mail is about was deleted.',
  })
  async subject(@Root() mail: Mail, @Ctx() context: Context): Promise<string | null> {
    return (await renderForTeam(context.services, mail))?.subject ?? null
  }

  @Authorized(Role.ADMIN)
  // A kept mail shows links that set a password.
  @TokenAccess('closed')
  @FieldResolver(() => String, {
    nullable: true,
    complexity,
    description:
      'The text. Rendered each time it is read; null if the data that the mail is about was deleted. A kept mail shows its working links, and `[link used or expired]` for any other link. A mail in another state shows `[link hidden]`.',
  })
  async text(@Root() mail: Mail, @Ctx() context: Context): Promise<string | null> {
    return (await renderForTeam(context.services, mail))?.text ?? null
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => UndeliverableAddress, {
    nullable: true,
    complexity,
    description: 'Why no mail is sent to its address; null if the address is not blocked.',
  })
  undeliverable(@Root() { to }: Mail): Promise<UndeliverableAddress | null> {
    return findUndeliverable(to)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.MAIL_WRITE)
  @Mutation(() => Mail, {
    nullable: true,
    description:
      'Queues a failed mail again and records that in the audit log. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND; CONFLICT if it has not failed, has expired, or its address is undeliverable.',
  })
  retryMail(
    @Arg('input', () => RetryMailInput, { description: 'The mail.' }) { id }: RetryMailInput,
    @Ctx() context: Context,
  ): Promise<Mail> {
    return retryMail(context.services, requireUser(context), id)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.MAIL_WRITE)
  @Mutation(() => Mail, {
    nullable: true,
    description:
      'Stops a queued or failed mail from being sent, and records that in the audit log. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND; CONFLICT in any other state.',
  })
  dropMail(
    @Arg('input', () => DropMailInput, { description: 'The mail.' }) { id }: DropMailInput,
    @Ctx() context: Context,
  ): Promise<Mail> {
    return dropMail(context.services, requireUser(context), id)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.MAIL_WRITE)
  @Mutation(() => Boolean, {
    nullable: true,
    description:
      'Allows mail again to an address that a mail server refused, and records that in the audit log. False if the address was not blocked. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  clearAddress(
    @Arg('input', () => ClearAddressInput, { description: 'The address.' })
    { email }: ClearAddressInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return clearAddress(context.services, requireUser(context), email)
  }
}
