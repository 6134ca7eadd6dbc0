import type { User } from '../../accounts/user.entity'
import { fieldError, type AppError } from '../../core/errors'
import { db } from '../../database/data-source'
import type { AppServices } from '../../graphql/services'
import { consumeCode } from './authenticator.service'
import { consumePasskey } from './passkeys.service'
import { RecoveryCode } from './recovery-code.entity'
import { consumeRecoveryCode } from './recovery-codes.service'
import { reportChange, type Owner } from './report-change'
import type { FinishSignInInput } from './second-factors.inputs'

/** A second factor that somebody has sent. */
export interface Proof {
  /** Uses up what was sent. Returns false if it does not prove that it is this person. */
  consume: (services: AppServices, person: User, now: Date) => Promise<boolean>
  /** Returns the error for a wrong one. */
  wrong: () => AppError
}

/** Throws BAD_USER_INPUT unless the input has exactly one of a code, a recovery code and a passkey. */
export function proofOf(
  { code, recoveryCode, passkey }: Pick<FinishSignInInput, 'code' | 'recoveryCode' | 'passkey'>,
  use: 'second step' | 'proof',
): Proof {
  if (code && recoveryCode)
    throw fieldError('recoveryCode', 'Please send a code or a recovery code, not both')
  if (passkey && (code || recoveryCode))
    throw fieldError('passkey', 'Please send a passkey or a code, not both')
  if (passkey)
    return {
      consume: (services, user, now) =>
        consumePasskey(services, user, { text: passkey, use: { use, userId: user.id }, now }),
      wrong: () => fieldError('passkey', 'This passkey does not count. Please try again'),
    }
  if (code)
    return {
      consume: (services, { id }, now) => consumeCode(services, id, code, now),
      wrong: () => fieldError('code', 'This code is not right, or was used already'),
    }
  if (recoveryCode)
    return {
      consume: (services, person, now) => useRecoveryCode(services, { person, now }, recoveryCode),
      wrong: () =>
        fieldError('recoveryCode', 'This recovery code is not right, or was used already'),
    }
  throw fieldError('code', 'Please enter a code')
}

/** Uses up a recovery code, and mails the person that it was used. */
function useRecoveryCode(
  services: AppServices,
  { person, now }: Owner,
  code: string,
): Promise<boolean> {
  return db.transaction(async em => {
    if (!(await consumeRecoveryCode(person.id, code, em))) return false
    const codesLeft = await em.countBy(RecoveryCode, { userId: person.id })
    await reportChange(services, { person, now }, { change: 'recovery_code_used', codesLeft }, em)
    return true
  })
}
