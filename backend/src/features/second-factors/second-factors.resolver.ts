import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql'
import { User } from '../../accounts/user.entity'
import { requireUser, type Context } from '../../graphql/context'
import { Limited } from '../../graphql/limited.decorator'
import { lacksSecondFactor } from '../../graphql/rights'
import {
  MemberMutation,
  MemberQuery,
  PublicMutation,
  TeamMutation,
} from '../../graphql/operation.decorators'
import { PASSKEY_STARTS, SIGN_INS } from '../../http/rate-limits'
import {
  confirmAuthenticator,
  removeAuthenticator,
  startAuthenticator,
} from './authenticator.service'
import { reportNewBrowser } from '../auth/new-browser.service'
import { finishPasskeySignIn, finishSignIn } from './finish-sign-in.service'
import { addPasskey, removePasskey, startPasskey, startPasskeySignIn } from './passkeys.service'
import { resetSecondFactor } from './reset-second-factor.service'
import {
  AddPasskeyInput,
  ConfirmAuthenticatorInput,
  FinishPasskeySignInInput,
  FinishSignInInput,
  RemovePasskeyInput,
  ResetSecondFactorInput,
  StartPasskeySignInInput,
} from './second-factors.inputs'
import { findSecondFactors, renewRecoveryCodes } from './second-factors.service'
import { AuthenticatorSetup, SecondFactorAdded, SecondFactors } from './second-factors.types'

const ownerOf = (context: Context) => ({ person: requireUser(context), now: context.now() })

@Resolver(() => User)
export class TeamSecondFactorResolver {
  @FieldResolver(() => Boolean, {
    description:
      'True for staff who must add a second factor before they can do the team’s work. Until then, operations of the team fail with FORBIDDEN and `needsSecondFactor`.',
  })
  needsSecondFactor(@Root() user: User, @Ctx() { services }: Context): boolean {
    return lacksSecondFactor(user, services)
  }
}

/** Closed to access tokens: a stolen token must not change how its owner signs in. */
@Resolver(() => SecondFactors)
export class SecondFactorsResolver {
  @MemberQuery(() => SecondFactors, {
    description: 'What the caller has besides a password to sign in.',
  })
  mySecondFactors(@Ctx() context: Context): Promise<SecondFactors> {
    return findSecondFactors(requireUser(context).id)
  }

  @MemberMutation(() => AuthenticatorSetup, {
    freshProof: true,
    description:
      'Creates the secret of an authenticator app for the caller (TOTP, RFC 6238: SHA-1, 6 digits, 30 seconds). It changes nothing until `confirmAuthenticator`, and replaces an earlier one that was not confirmed.',
    errors: ['CONFLICT if the caller has an app already'],
  })
  startAuthenticator(@Ctx() context: Context): Promise<AuthenticatorSetup> {
    return startAuthenticator(context.services, requireUser(context))
  }

  @MemberMutation(() => SecondFactorAdded, {
    freshProof: true,
    description:
      'Makes the authenticator app a second factor of the caller, and mails them. Staff’s is recorded in the audit log.',
    errors: ['BAD_USER_INPUT, also for a wrong code', 'CONFLICT if there is no app to confirm'],
  })
  confirmAuthenticator(
    @Arg('input', { description: 'A code of the app.' }) { code }: ConfirmAuthenticatorInput,
    @Ctx() context: Context,
  ): Promise<SecondFactorAdded> {
    return confirmAuthenticator(context.services, ownerOf(context), code)
  }

  @MemberMutation(() => SecondFactors, {
    freshProof: true,
    description:
      'Removes the caller’s authenticator app, and mails them. The last second factor takes the recovery codes with it. Staff’s is recorded in the audit log.',
    errors: ['NOT_FOUND if the caller has no app'],
  })
  removeAuthenticator(@Ctx() context: Context): Promise<SecondFactors> {
    return removeAuthenticator(context.services, ownerOf(context))
  }

  @MemberMutation(() => String, {
    freshProof: true,
    description:
      'Returns the options with which the caller’s browser creates a passkey (WebAuthn), as the JSON of `PublicKeyCredentialCreationOptions`. They last 5 minutes, and change nothing until `addPasskey`.',
    errors: ['CONFLICT if the caller has 10 passkeys already'],
  })
  startPasskey(@Ctx() context: Context): Promise<string> {
    return startPasskey(context.services, ownerOf(context))
  }

  @MemberMutation(() => SecondFactorAdded, {
    freshProof: true,
    description:
      'Makes a passkey a second factor of the caller, which also signs in without the password, and mails them. Staff’s is recorded in the audit log.',
    errors: [
      'BAD_USER_INPUT, also for an answer to other options, of another site, or later than 5 minutes',
      'CONFLICT if the passkey was added already, or the caller has 10',
    ],
  })
  addPasskey(
    @Arg('input', { description: 'The new passkey.' }) input: AddPasskeyInput,
    @Ctx() context: Context,
  ): Promise<SecondFactorAdded> {
    return addPasskey(context.services, ownerOf(context), input)
  }

  @MemberMutation(() => SecondFactors, {
    freshProof: true,
    description:
      'Removes a passkey of the caller, and mails them. The last second factor takes the recovery codes with it. Staff’s is recorded in the audit log.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND'],
  })
  removePasskey(
    @Arg('input', { description: 'The passkey.' }) { id }: RemovePasskeyInput,
    @Ctx() context: Context,
  ): Promise<SecondFactors> {
    return removePasskey(context.services, ownerOf(context), id)
  }

  @MemberMutation(() => SecondFactorAdded, {
    freshProof: true,
    description:
      'Replaces the caller’s recovery codes by ten new ones, and mails them that this happened. Staff’s is recorded in the audit log.',
    errors: ['CONFLICT for an account without a second factor'],
  })
  renewRecoveryCodes(@Ctx() context: Context): Promise<SecondFactorAdded> {
    return renewRecoveryCodes(context.services, ownerOf(context))
  }

  @TeamMutation(() => ID, {
    staff: 'STAFF_WRITE',
    freshProof: true,
    description:
      'Removes all second factors of a member or a staff person who has lost them, ends their sessions and access tokens, and mails them. Returns the account’s id. Recorded in the audit log.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND',
      'FORBIDDEN also for the owner, whose second factor the operator of the site resets',
      'CONFLICT if the person has no second factor',
    ],
  })
  resetSecondFactor(
    @Arg('input', { description: 'The person.' }) { userId }: ResetSecondFactorInput,
    @Ctx() context: Context,
  ): Promise<string> {
    return resetSecondFactor(context.services, ownerOf(context), userId)
  }

  @PublicMutation(() => User, {
    description:
      'Finishes a sign-in for which `login` returned SECOND_FACTOR_REQUIRED, with a new session.',
    errors: [
      'BAD_USER_INPUT, also for a code that is wrong or was used',
      'UNAUTHENTICATED if the challenge no longer counts: it lasts 5 minutes, and until the password changes',
      'RATE_LIMITED after 10 failures',
    ],
  })
  @Limited(SIGN_INS)
  finishSignIn(
    @Arg('input', { description: 'The challenge and the second factor.' }) input: FinishSignInInput,
    @Ctx() context: Context,
  ): Promise<User> {
    const { services, device, browserName: browser } = context
    return finishSignIn(services, device, input)
      .then(account => context.signIn(account))
      .then(user => reportNewBrowser(services, { user, device, browser, now: context.now() }))
  }

  @PublicMutation(() => String, {
    description:
      'Returns the options with which a browser signs in with a passkey, as the JSON of `PublicKeyCredentialRequestOptions`. They last 5 minutes. Send the answer with `finishSignIn` if you gave a challenge, else with `finishPasskeySignIn`.',
    errors: ['BAD_USER_INPUT', 'UNAUTHENTICATED if the challenge no longer counts', 'RATE_LIMITED'],
  })
  @Limited(PASSKEY_STARTS)
  startPasskeySignIn(
    @Arg('input', { description: 'For what the passkey signs in.' })
    { challenge }: StartPasskeySignInInput,
    @Ctx() { services }: Context,
  ): Promise<string> {
    return startPasskeySignIn(services, challenge)
  }

  @PublicMutation(() => User, {
    description:
      'Signs the person of a passkey in with a new session, without a password and a second step.',
    errors: [
      'BAD_USER_INPUT',
      'UNAUTHENTICATED for an unknown passkey, a wrong answer, or one that was used',
      'CONFLICT if the account is about to be deleted',
      'RATE_LIMITED after 10 failures',
    ],
  })
  @Limited(SIGN_INS)
  finishPasskeySignIn(
    @Arg('input', { description: 'The passkey.' }) input: FinishPasskeySignInInput,
    @Ctx() context: Context,
  ): Promise<User> {
    const { services, device, browserName: browser } = context
    return finishPasskeySignIn(services, device, input)
      .then(account => context.signIn(account))
      .then(user => reportNewBrowser(services, { user, device, browser, now: context.now() }))
  }
}
