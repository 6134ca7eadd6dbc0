import { IsNull, MoreThanOrEqual, type EntityManager } from 'typeorm'
import type { Services } from '../../graphql/services'
import { Authenticator } from './authenticator.entity'
import { Passkey } from './passkey.entity'
import { RecoveryCode } from './recovery-code.entity'
import { reportChange, type Owner } from './report-change'
import { updateKinds } from './second-factors.service'

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
