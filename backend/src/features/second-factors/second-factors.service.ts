import { IsNull, MoreThanOrEqual, type EntityManager } from 'typeorm'
import { AppError, requireRow } from '../../core/errors'
import { db } from '../../database/data-source'
import type { SecondFactorKind } from '../../accounts/second-factor-kind'
import { User } from '../../accounts/user.entity'
import { lockUser } from '../../accounts/user-row'
import type { Services } from '../../graphql/services'
import { Authenticator } from './authenticator.entity'
import { Passkey } from './passkey.entity'
import { RecoveryCode } from './recovery-code.entity'
import { replaceRecoveryCodes } from './recovery-codes.service'
import { reportChange, type Owner } from './report-change'
import type { SecondFactorChange } from './second-factors.mails'
import type { SecondFactorAdded, SecondFactors } from './second-factors.types'

/** Returns what the person has besides the password. */
export async function findSecondFactors(
  userId: string,
  em: EntityManager = db.manager,
): Promise<SecondFactors> {
  const authenticator = await em.findOneBy(Authenticator, { userId })
  return {
    id: userId,
    authenticatorSince: authenticator?.confirmedAt ?? null,
    passkeys: await em.find(Passkey, {
      where: { userId },
      order: { createdAt: 'ASC', id: 'ASC' },
    }),
    recoveryCodesLeft: await em.countBy(RecoveryCode, { userId }),
  }
}

/**
 * Changes the person's second factors in one transaction: locks the account, so that changes run one
 * after the other; runs `apply`; writes to the account which kinds it has now; mails the person, and
 * records changes of staff. The first second factor brings ten recovery codes, and they go with the
 * last one.
 */
export function changeSecondFactors(
  services: Services,
  { person, now }: Owner,
  change: SecondFactorChange,
  apply: (em: EntityManager) => Promise<void>,
): Promise<SecondFactorAdded> {
  return db.transaction(async em => {
    requireRow(await lockUser(person.id, em))
    await apply(em)
    const kinds = await updateKinds(person.id, em)
    const recoveryCodes = await followKinds(person.id, kinds, em)
    await reportChange(services, { person, now }, { change }, em)
    return { recoveryCodes, secondFactors: await findSecondFactors(person.id, em) }
  })
}

/**
 * Replaces the person's recovery codes by ten new ones. Throws CONFLICT for a person without a second
 * factor.
 */
export const renewRecoveryCodes = (services: Services, owner: Owner): Promise<SecondFactorAdded> =>
  changeSecondFactors(services, owner, 'recovery_codes_renewed', async em => {
    const { hasSecondFactor } = await em.findOneByOrFail(User, { id: owner.person.id })
    if (!hasSecondFactor)
      throw new AppError('CONFLICT', 'You have no second factor. Please add one first.')
    await em.delete(RecoveryCode, { userId: owner.person.id })
  })

/**
 * Removes the second factors that were added at or after the time, when somebody else may have had
 * the account, and all recovery codes, which could be read then (ACCOUNT-58). Mails the person if
 * that removed a second factor. The caller has locked the account.
 */
export async function removeSecondFactorsSince(
  services: Services,
  { person, now }: Owner,
  since: Date,
  em: EntityManager,
): Promise<void> {
  const userId = person.id
  await em.delete(RecoveryCode, { userId })
  await em.delete(Authenticator, { userId, confirmedAt: IsNull() })
  const apps = await em.delete(Authenticator, { userId, confirmedAt: MoreThanOrEqual(since) })
  const passkeys = await em.delete(Passkey, { userId, createdAt: MoreThanOrEqual(since) })
  if (!apps.affected && !passkeys.affected) return
  await updateKinds(userId, em)
  await reportChange(services, { person, now }, { change: 'removed_with_address' }, em)
}

/** Writes to the account which kinds of second factor it has, and returns them. */
async function updateKinds(userId: string, em: EntityManager): Promise<SecondFactorKind[]> {
  const { authenticatorSince, passkeys } = await findSecondFactors(userId, em)
  const secondFactors: SecondFactorKind[] = [
    ...(authenticatorSince ? (['authenticator'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ]
  await em.update(User, userId, { secondFactors })
  return secondFactors
}

/** Returns new recovery codes for a person who has a second factor but no codes. */
async function followKinds(
  userId: string,
  kinds: readonly SecondFactorKind[],
  em: EntityManager,
): Promise<string[]> {
  if (kinds.length === 0) {
    await em.delete(RecoveryCode, { userId })
    return []
  }
  const hasCodes = await em.existsBy(RecoveryCode, { userId })
  return hasCodes ? [] : replaceRecoveryCodes(userId, em)
}
