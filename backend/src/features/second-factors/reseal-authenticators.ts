import type { KeyRing } from '../../core/derived-keys'
import { openText, sealText } from '../../core/sealed-text'
import { db } from '../../database/data-source'
import { Authenticator } from './authenticator.entity'

/**
 * Encrypts the secrets again that a previous SESSION_SECRET encrypted, so that it can be removed
 * (OPS-5).
 */
export async function resealAuthenticators(keys: KeyRing): Promise<void> {
  const authenticators = db.getRepository(Authenticator)
  for (const { userId, secret } of await authenticators.find()) {
    const opened = openText(keys, secret, userId)
    if (!opened || opened.isCurrent) continue
    // Unless the person has started again in the meantime.
    await authenticators.update({ userId, secret }, { secret: sealText(keys, opened.text, userId) })
  }
}
