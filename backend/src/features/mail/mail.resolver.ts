import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
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

/** What takes statements of its own for each mail: a page of 50 may still ask for all that is said of each. */
const complexity = 5

@Resolver(() => Mail)
export class MailResolver {
  @Authorized(Role.ADMIN)
  @Query(() => MailConnection, {
    nullable: true,
    description:
      'Every mail, the latest first. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  mails(@Args(() => MailsArgs) args: MailsArgs) {
    return listMails(args)
  }

  @Authorized(Role.ADMIN)
  @Query(() => Mail, {
    nullable: true,
    description:
      'One mail. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.',
  })
  mail(@Args(() => MailArgs) { id }: MailArgs): Promise<Mail> {
    return getMail(id)
  }

  @Authorized(Role.ADMIN)
  @Query(() => MailQueue, {
    nullable: true,
    description:
      'What waits to be sent, and what keeps it. Team only. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  mailQueue(@Ctx() context: Context): Promise<MailQueue> {
    return countQueue(context, context.now())
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => String, {
    nullable: true,
    complexity,
    description: 'Its subject, as it is sent now; null when what it speaks of is gone.',
  })
  async subject(@Root() mail: Mail, @Ctx() context: Context): Promise<string | null> {
    return (await renderForTeam(context, mail))?.subject ?? null
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => String, {
    nullable: true,
    complexity,
    description:
      'Its words, as they are sent now; null when what it speaks of is gone. A kept mail shows its working links, any other says [link hidden].',
  })
  async text(@Root() mail: Mail, @Ctx() context: Context): Promise<string | null> {
    return (await renderForTeam(context, mail))?.text ?? null
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => UndeliverableAddress, {
    nullable: true,
    complexity,
    description: 'Why no mail is written to its address; null when mail is.',
  })
  undeliverable(@Root() { to }: Mail): Promise<UndeliverableAddress | null> {
    return findUndeliverable(to)
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Mail, {
    nullable: true,
    description:
      'Queues a failed mail once more and writes that into the audit log. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND; CONFLICT when it has not failed, what it offers has expired, or its address is undeliverable.',
  })
  retryMail(
    @Arg('input', () => RetryMailInput, { description: 'Which mail.' }) { id }: RetryMailInput,
    @Ctx() context: Context,
  ): Promise<Mail> {
    return retryMail(context, requireUser(context), id)
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Mail, {
    nullable: true,
    description:
      'Has a queued or failed mail never sent, and writes that into the audit log. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND; CONFLICT in any other state.',
  })
  dropMail(
    @Arg('input', () => DropMailInput, { description: 'Which mail.' }) { id }: DropMailInput,
    @Ctx() context: Context,
  ): Promise<Mail> {
    return dropMail(context, requireUser(context), id)
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Boolean, {
    nullable: true,
    description:
      'Has mail written to an address again that a mail server refused, and writes that into the audit log; false when it was not refused. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  clearAddress(
    @Arg('input', () => ClearAddressInput, { description: 'Which address.' })
    { email }: ClearAddressInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return clearAddress(context, requireUser(context), email)
  }
}
