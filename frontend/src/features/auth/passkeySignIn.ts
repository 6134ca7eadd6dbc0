import { lazyMutation } from '../../api/lazyMutation'
import type { LoginMutation } from '../../api/operationTypes'
import { auth } from '../../content/auth'
import { passkeys } from '../../content/passkeys'
import { FormError } from '../../form/Form'
import { loadFailure } from '../../form/loadFailure'
import { askForPasskey, hasPasskeys } from '../../session/passkeys'
import { notConnected } from '../../ui/notConnected'
import { requireCookies } from './requireCookies'

const start = lazyMutation(() =>
  import('./passkeySignIn.generated').then(m => m.StartPasskeySignInDocument),
)
const finish = lazyMutation(() =>
  import('./passkeySignIn.generated').then(m => m.FinishPasskeySignInDocument),
)
const finishSecondStep = lazyMutation(() =>
  import('./secondStep.generated').then(m => m.FinishSignInDocument),
)

/**
 * Signs in with a passkey: without a password, or as the second step of the login that returned the
 * challenge. Throws FormError with the reason, also if the browser has no passkeys, or the person
 * closes the prompt.
 */
export async function passkeySignIn(challenge?: string): Promise<LoginMutation['login']> {
  try {
    requireCookies()
    return await signIn(challenge)
  } catch (error) {
    if (error instanceof FormError) throw error
    const { code, message } = await loadFailure(error)
    const { description } = auth.login.failed
    throw new FormError(message ?? (code === 'NETWORK' ? notConnected : description))
  }
}

async function signIn(challenge?: string): Promise<LoginMutation['login']> {
  if (!hasPasskeys()) throw new FormError(passkeys.missing)
  const { data } = await start({ input: { challenge } })
  const passkey = await askForPasskey(data?.startPasskeySignIn ?? '{}')
  if (!passkey) throw new FormError(passkeys.cancelled)
  if (challenge)
    return (await finishSecondStep({ input: { challenge, passkey } })).data?.finishSignIn ?? null
  return (await finish({ input: { passkey } })).data?.finishPasskeySignIn ?? null
}
