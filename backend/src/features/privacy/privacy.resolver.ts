import { Arg, Args, Ctx, Resolver } from 'type-graphql'
import { Limited } from '../../graphql/limited.decorator'
import { perHour } from '../../http/rate-limits'
import { ownSessionOf, requireUser, type Context } from '../../graphql/context'
import {
  MemberMutation,
  MemberQuery,
  PublicMutation,
  TeamMutation,
  TeamQuery,
} from '../../graphql/operation.decorators'
import { deleteMyAccount, keepMyAccount } from './delete-my-account.service'
import { readMyData } from './my-data.service'
import { MyDataPart } from './my-data.types'
import { ForgetPreview } from './forget.types'
import { forgetAddress, forgetPerson, previewForgetting } from './forget.service'
import {
  ForgetAddressInput,
  ForgetPersonInput,
  ForgetPreviewArgs,
  KeepMyAccountInput,
} from './privacy.inputs'

@Resolver()
export class PrivacyResolver {
  @MemberQuery(() => [MyDataPart], {
    freshProof: true,
    complexity: 100,
    description:
      'A copy of the signed-in person’s data, as it is at one instant; nothing of anybody else is in it. Rows that have only an address, such as messages to the club, are in it once the address is confirmed.',
    errors: ['RATE_LIMITED'],
  })
  @Limited(perHour('copies of data', 20))
  myData(@Ctx() context: Context): Promise<MyDataPart[]> {
    return readMyData(context.services.personalData, requireUser(context), context.now())
  }

  @MemberMutation(() => Date, {
    freshProof: true,
    description:
      'Plans the deletion of the signed-in person’s account for 7 days later, ends all its sessions and access tokens, and mails a link to keep it. Until then nobody can sign in to it. Returns when it is due, as an ISO 8601 instant (UTC).',
    errors: [
      'CONFLICT with what must be done first: end a membership or the work as staff, cancel bookings, settle charges',
      'FORBIDDEN for the owner',
    ],
  })
  deleteMyAccount(@Ctx() context: Context): Promise<Date> {
    return deleteMyAccount(context.services, ownSessionOf(context)).then(dueAt =>
      context.signOut().then(() => dueAt),
    )
  }

  @PublicMutation(() => Boolean, {
    description:
      'Keeps an account that is about to be deleted, with the mailed link. It does not sign the caller in.',
    errors: ['BAD_USER_INPUT', 'LINK_EXPIRED, also once the account is deleted'],
  })
  keepMyAccount(
    @Arg('input', { description: 'The token.' }) { token }: KeepMyAccountInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return keepMyAccount(context.services, token, context.now()).then(() => true)
  }

  @TeamQuery(() => ForgetPreview, {
    staff: 'PEOPLE_FORGET',
    description: 'What deleting a person’s data would do, by their address.',
    errors: ['BAD_USER_INPUT'],
  })
  forgetPreview(
    @Args() { email }: ForgetPreviewArgs,
    @Ctx() { services, now }: Context,
  ): Promise<ForgetPreview> {
    return previewForgetting(services, email, now())
  }

  @TeamMutation(() => Boolean, {
    staff: 'PEOPLE_FORGET',
    freshProof: true,
    description:
      'Deletes a person’s account at once, as its own deletion would, and records it without name and address.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND',
      'CONFLICT with what must be done first',
      'FORBIDDEN for the owner’s account',
    ],
  })
  forgetPerson(
    @Arg('input', { description: 'The account, and why.' }) input: ForgetPersonInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return forgetPerson(context.services, requireUser(context), input, context.now())
  }

  @TeamMutation(() => Boolean, {
    staff: 'PEOPLE_FORGET',
    freshProof: true,
    description:
      'Deletes what the club knows about an address without an account: messages lose it and their text, answers lose it, and it leaves the newsletter. Recorded without the address.',
    errors: ['BAD_USER_INPUT', 'CONFLICT if the address has an account'],
  })
  forgetAddress(
    @Arg('input', { description: 'The address, and why.' }) input: ForgetAddressInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return forgetAddress(context.services, requireUser(context), input, context.now())
  }
}
