import { availableParallelism } from 'node:os'
import argon2 from 'argon2'
import { createHashingQueue } from './hashing-queue'

/** OWASP's floor for argon2id (SEC-A1). */
const STRENGTH = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const WAIT_MAX = 8_000

const withHashingTurn = createHashingQueue({
  runningMax: availableParallelism(),
  waitMax: WAIT_MAX,
  now: () => performance.now(),
})

/** How many passwords are being hashed, and how many wait. */
export const hashingCounts = () => withHashingTurn.counts()

/* The same password typed on two keyboards may differ in code points, not in meaning. */
const normalized = (password: string) => password.normalize('NFKC')

/** The argon2id hash to store. */
export function hashPassword(password: string): Promise<string> {
  return withHashingTurn(() => argon2.hash(normalized(password), STRENGTH))
}

let unknownHash: Promise<string> | undefined

/**
 * Whether the password opens the hash. Without a hash (nobody has that address) it takes as long
 * and answers false, so that time does not tell who is registered (SEC-A7).
 */
export async function verifyPassword(hash: string | undefined, password: string): Promise<boolean> {
  unknownHash ??= argon2.hash('nobody has this password', STRENGTH)
  const against = hash ?? (await unknownHash)
  const matches = await withHashingTurn(() => argon2.verify(against, normalized(password)))
  return matches && hash !== undefined
}

/** True when the hash was made with less than today's strength. */
export function needsRehash(hash: string): boolean {
  return argon2.needsRehash(hash, STRENGTH)
}
