import type { EntityManager } from 'typeorm'
import { clubDay } from '../core/club-day'
import { MINUTE_MS } from '../core/durations'
import { db } from '../database/data-source'
import { queryPrepared, type PreparedStatement } from '../database/prepared'
import type { ApiToken } from './api-token.entity'
import { hashToken, isTokenText } from './api-token-text'
import { toUser, userColumns, type UserRow } from './user-row'
import type { User } from './user.entity'

/** A valid access token, and its owner as stored now. */
export interface TokenCaller {
  token: Pick<ApiToken, 'id' | 'scopes' | 'expiresAt' | 'lastUsedAt'>
  user: User
}

type Row = UserRow & {
  tokenId: string
  scopes: ApiToken['scopes']
  expiresAt: Date
  lastUsedAt: Date | null
}

/**
 * Finds the owner of an access token, in one statement; null for a text that is no token, and for
 * an unknown, revoked or expired one.
 */
export async function findTokenCaller(text: string, now: Date): Promise<TokenCaller | null> {
  if (!isTokenText(text)) return null
  const [row] = await queryPrepared<Row>(readToken(), [hashToken(text), now])
  if (!row) return null
  const { tokenId: id, scopes, expiresAt, lastUsedAt, ...user } = row
  return { token: { id, scopes, expiresAt, lastUsedAt }, user: toUser(user) }
}

/** How often `lastUsedAt` is written. */
const USED_MS = MINUTE_MS

/** Returns whether `lastUsedAt` is older than a minute. */
export const isUseOld = ({ lastUsedAt }: TokenCaller['token'], now: Date): boolean =>
  lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= USED_MS

/**
 * Writes `lastUsedAt` unless another request has just done so. On the first use of a club day by staff,
 * `recordUse` runs in the same transaction, on one server only (ACCOUNT-66).
 */
export async function markUsed(
  { token: { id, lastUsedAt }, user }: TokenCaller,
  now: Date,
  recordUse: (em: EntityManager) => Promise<void>,
): Promise<void> {
  const values = [id, now, new Date(now.getTime() - USED_MS)]
  const isFirst = lastUsedAt === null || clubDay(lastUsedAt) !== clubDay(now)
  if (!isFirst || user.staffRole === null) await queryPrepared(MARK_USED, values)
  else
    await db.transaction(async em => {
      const [, marked] = await em.query<[unknown, number]>(MARK_USED.text, values)
      if (marked > 0) await recordUse(em)
    })
}

let statement: PreparedStatement | undefined

const readToken = () =>
  (statement ??= {
    name: 'api_token_user',
    text: `SELECT token.id AS "tokenId", token.scopes, token."expiresAt", token."lastUsedAt",
        ${userColumns('person')}
      FROM api_token token JOIN "user" person ON person.id = token."userId"
      WHERE token.hash = $1 AND token."expiresAt" > $2`,
  })

const MARK_USED: PreparedStatement = {
  name: 'api_token_used',
  text: `UPDATE api_token SET "lastUsedAt" = $2
    WHERE id = $1 AND ("lastUsedAt" IS NULL OR "lastUsedAt" <= $3)`,
}
