import { Arg, Args, Ctx, Resolver, Root } from 'type-graphql'
import { TeamField, TeamMutation, TeamQuery } from '../../graphql/operation.decorators'
import { requireUser, type Context } from '../../graphql/context'
import { AccountReference, findAccountOf } from '../../accounts/account-of-address'
import { Mail } from '../../mail/mail.entity'
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
  renderForTeam,
  retryMail,
} from './mails.service'
import { MailConnection, MailQueue, UndeliverableAddress } from './mails.types'

/** Fields that run statements for each mail: a page of 50 may still select all of them. */
const complexity = 5

@Resolver(() => Mail)
export class MailResolver {
  @TeamQuery(() => MailConnection, {
    staff: 'MAIL_READ',
    scope: 'MAIL_READ',
    description: 'All mails, latest first.',
    errors: ['BAD_USER_INPUT'],
  })
  mails(@Args() args: MailsArgs) {
    return listMails(args)
  }

  @TeamQuery(() => Mail, {
    staff: 'MAIL_READ',
    scope: 'MAIL_READ',
    description: 'One mail.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND'],
  })
  mail(@Args() { id }: MailArgs): Promise<Mail> {
    return getMail(id)
  }

  @TeamQuery(() => MailQueue, {
    staff: 'MAIL_READ',
    scope: 'MAIL_READ',
    description: 'The state of the mail queue.',
  })
  mailQueue(@Ctx() context: Context): Promise<MailQueue> {
    return countQueue(context.services.transportStatus, context.now())
  }

  @TeamField(() => String, {
    staff: 'MAIL_READ',
    nullable: true,
    complexity,
    description:
      'The subject. Rendered each time it is read; null if the data that the mail is about was deleted.',
  })
  async subject(@Root() mail: Mail, @Ctx() context: Context): Promise<string | null> {
    return (await renderForTeam(context.services, mail))?.subject ?? null
  }

  // A kept mail shows links that set a password.
  @TeamField(() => String, {
    staff: 'MAIL_READ',
    scope: 'closed',
    nullable: true,
    complexity,
    description:
      'The text. Rendered each time it is read; null if the data that the mail is about was deleted. A kept mail shows its working links, and `[link used or expired]` for any other link. A mail in another state shows `[link hidden]`.',
  })
  async text(@Root() mail: Mail, @Ctx() context: Context): Promise<string | null> {
    return (await renderForTeam(context.services, mail))?.text ?? null
  }

  @TeamField(() => AccountReference, {
    staff: 'MAIL_READ',
    nullable: true,
    description: 'The account that has the address now; null without one.',
  })
  account(@Root() { to }: Mail): Promise<AccountReference | null> {
    return findAccountOf(to)
  }

  @TeamField(() => UndeliverableAddress, {
    staff: 'MAIL_READ',
    nullable: true,
    complexity,
    description: 'Why no mail is sent to its address; null if the address is not blocked.',
  })
  undeliverable(@Root() { to }: Mail): Promise<UndeliverableAddress | null> {
    return findUndeliverable(to)
  }

  @TeamMutation(() => Mail, {
    staff: 'MAIL_WRITE',
    scope: 'MAIL_WRITE',
    description: 'Queues a failed mail again and records that in the audit log.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND',
      'CONFLICT if it has not failed, has expired, or its address is undeliverable',
    ],
  })
  retryMail(
    @Arg('input', { description: 'The mail.' }) { id }: RetryMailInput,
    @Ctx() context: Context,
  ): Promise<Mail> {
    return retryMail(context.services, requireUser(context), id)
  }

  @TeamMutation(() => Mail, {
    staff: 'MAIL_WRITE',
    scope: 'MAIL_WRITE',
    description:
      'Stops a queued or failed mail from being sent, and records that in the audit log.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT in any other state'],
  })
  dropMail(
    @Arg('input', { description: 'The mail.' }) { id }: DropMailInput,
    @Ctx() context: Context,
  ): Promise<Mail> {
    return dropMail(context.services, requireUser(context), id)
  }

  @TeamMutation(() => Boolean, {
    staff: 'MAIL_WRITE',
    scope: 'MAIL_WRITE',
    description:
      'Allows mail again to an address that a mail server refused, and records that in the audit log. False if the address was not blocked.',
    errors: ['BAD_USER_INPUT'],
  })
  clearAddress(
    @Arg('input', { description: 'The address.' }) { email }: ClearAddressInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return clearAddress(context.services, requireUser(context), email)
  }
}
