import { createHash } from 'node:crypto'
import { Secret } from 'otpauth'
import type { EntityManager } from 'typeorm'
import { normalizeRecoveryCode, RECOVERY_CODES } from '../../shared/second-factor-rules'
import { RecoveryCode } from './recovery-code.entity'

const CODE_BYTES = 15

/** Replaces the person's recovery codes by ten new ones, and returns these. */
export async function replaceRecoveryCodes(userId: string, em: EntityManager): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode)
  await em.delete(RecoveryCode, { userId })
  await em.insert(
    RecoveryCode,
    codes.map(code => ({ userId, hash: hashOf(code) })),
  )
  return codes
}

/**
 * Uses up a recovery code. Returns false if it is not one of the person's, or was used: of two
 * concurrent uses the database lets one delete the row (SEC-A23).
 */
export async function consumeRecoveryCode(
  userId: string,
  code: string,
  em: EntityManager,
): Promise<boolean> {
  const { affected } = await em.delete(RecoveryCode, { userId, hash: hashOf(code) })
  return affected === 1
}

/** In lower case and groups of four, which are easy to copy by hand. */
const createRecoveryCode = () =>
  new Secret({ size: CODE_BYTES }).base32.toLowerCase().replace(/(.{4})(?=.)/g, '$1-')

/** A fast hash is enough for 120 random bits. */
const hashOf = (code: string) =>
  createHash('sha256').update(normalizeRecoveryCode(code)).digest('hex')
