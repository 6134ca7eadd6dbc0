import { db } from '../src/database/data-source'
import { BROKEN } from './waitlist-invariants-sql'

/** Returns what is broken in the waitlist's tables; mostly nothing. */
export async function findBroken(isAudited = true): Promise<string[]> {
  const rows = await db.query<{ broken: string }[]>(BROKEN, [isAudited])
  return rows.map(({ broken }) => broken)
}

/**
 * Checks the waitlist's tables after each test of a spec. `isAudited` is false in a spec that sets
 * statuses by SQL.
 */
export function checkWaitlistAfterEach({ isAudited = true } = {}): void {
  afterEach(async () => {
    expect(await findBroken(isAudited)).toEqual([])
  })
}
