import { availableParallelism } from 'node:os'
import argon2 from 'argon2'
import { createWorkQueue } from '../core/work-queue'

/** OWASP's minimum parameters for argon2id (SEC-A1). */
const STRENGTH = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const WAIT_MAX = 8_000

const withHashingTurn = createWorkQueue({
  runningMax: availableParallelism(),
  waitMax: WAIT_MAX,
  now: () => performance.now(),
})

/** Returns how many passwords are being hashed and how many wait. */
export const hashingCounts = () => withHashingTurn.counts()

/* Two keyboards may type the same password with different code points. */
const normalized = (password: string) => password.normalize('NFKC')

/** Returns the argon2id hash to store. */
export function hashPassword(password: string): Promise<string> {
  return withHashingTurn(() => argon2.hash(normalized(password), STRENGTH))
}

let unknownHash: Promise<string> | undefined

/**
 * Returns whether the password matches the hash. Without a hash (no account has the address) it
 * takes as long and returns false, so that the response time does not reveal who is registered
 * (SEC-A7).
 */
export async function verifyPassword(hash: string | undefined, password: string): Promise<boolean> {
  unknownHash ??= argon2.hash('nobody has this password', STRENGTH)
  const against = hash ?? (await unknownHash)
  const matches = await withHashingTurn(() => argon2.verify(against, normalized(password)))
  return matches && hash !== undefined
}

/** Returns true if the hash was made with weaker parameters than the current ones. */
export function needsRehash(hash: string): boolean {
  return argon2.needsRehash(hash, STRENGTH)
}
