import { ApiToken } from '../src/accounts/api-token.entity'
import { createTokenText, hashToken, startOf } from '../src/accounts/api-token-text'
import type { TokenScope } from '../src/accounts/token-scope'
import type { User } from '../src/accounts/user.entity'
import { DAY_MS } from '../src/core/durations'
import { db } from '../src/database/data-source'

/** Stores an access token that expires in a day and was used just now, and returns its text. */
export async function createToken(
  { id: userId }: User,
  scopes: TokenScope[],
  now: Date,
): Promise<string> {
  const token = createTokenText()
  await db.getRepository(ApiToken).insert({
    userId,
    scopes,
    name: 'Import',
    hash: hashToken(token),
    start: startOf(token),
    createdAt: now,
    // The first use of a day is recorded (ACCOUNT-66): a spec of that clears it.
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + DAY_MS),
  })
  return token
}
