import { lazyMutation } from '../../api/lazyMutation'
import type { LoginMutation } from '../../api/operationTypes'
import { passkeys } from '../../content/passkeys'
import { FormError } from '../../form/Form'
import { askForPasskey } from '../../session/passkeys'

const start = lazyMutation(() =>
  import('./passkeySignIn.generated').then(m => m.StartPasskeySignInDocument),
)
const finish = lazyMutation(() =>
  import('./secondStep.generated').then(m => m.FinishSignInDocument),
)

/**
 * Finishes a login with a passkey, with the challenge that its first step returned.
 * Throws FormError if the person closes the prompt.
 */
export async function passkeySignIn(challenge: string): Promise<LoginMutation['login']> {
  const { data } = await start({ input: { challenge } })
  const passkey = await askForPasskey(data?.startPasskeySignIn ?? '{}')
  if (!passkey) throw new FormError(passkeys.cancelled)
  return (await finish({ input: { challenge, passkey } })).data?.finishSignIn ?? null
}
