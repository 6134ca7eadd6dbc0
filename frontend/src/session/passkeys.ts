import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** Whether this browser has passkeys, which it has only on a page with HTTPS or on localhost. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/**
 * Creates a passkey with the options of `startPasskey`. Returns the answer for the server; null if
 * the person has closed the prompt, or their device has none to offer.
 */
export async function createPasskey(options: string): Promise<string | null> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  // The server writes them for this function.
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON
  return answerOf(startRegistration({ optionsJSON }))
}

/** Asks for a passkey with the options of `startPasskeySignIn`. Returns what `createPasskey` does. */
export async function askForPasskey(options: string): Promise<string | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  // The server writes them for this function.
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON
  return answerOf(startAuthentication({ optionsJSON }))
}

/** Browsers do not say why there is no answer, so that sites learn nothing of the device. */
const answerOf = (prompt: Promise<object>) =>
  prompt.then(
    answer => JSON.stringify(answer),
    () => null,
  )
