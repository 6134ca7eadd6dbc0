import { randomUUID } from 'node:crypto'
import type { User } from '../src/accounts/user.entity'
import { db } from '../src/database/data-source'
import { MutationResponse } from '../src/graphql/mutation-response.entity'

/** Stores what a mutation of the person has answered. */
export async function insertResponse({ id: userId }: User, createdAt: Date): Promise<void> {
  const row = { key: randomUUID(), userId, requestHash: 'a'.repeat(64), response: 'sealed' }
  await db.getRepository(MutationResponse).insert({ ...row, createdAt })
}
