import { IsNull, MoreThan, type EntityManager } from 'typeorm'
import { ApiToken } from '../../accounts/api-token.entity'
import { createTokenText, hashToken, startOf } from '../../accounts/api-token-text'
import { requireOpenSession, type OwnSession } from '../../accounts/session-endings'
import { scopesOf } from '../../accounts/token-scope'
import type { User } from '../../accounts/user.entity'
import { lockUser } from '../../accounts/user-row'
import { DAY_MS } from '../../core/durations'
import { AppError, fieldError, requireRow } from '../../core/errors'
import { db } from '../../database/data-source'
import { lockRow } from '../../database/lock-row'
import type { Services } from '../../graphql/services'
import { lockRecipients } from '../../mail/person-mails'
import { API_TOKENS_MAX } from '../../shared/api-token-rules'
import type { CreateApiTokenInput, CreatedApiToken, RotateApiTokenInput } from './api-tokens.inputs'
import { reportChange } from './report-change'

/** How long a rotated token stays valid. */
const ROTATED_MS = DAY_MS

/** Returns the person's tokens that have not expired, the newest first. */
export const listApiTokens = ({ id: userId }: User, now: Date): Promise<ApiToken[]> =>
  db.getRepository(ApiToken).find({
    where: { userId, expiresAt: MoreThan(now) },
    order: { createdAt: 'DESC', id: 'ASC' },
  })

/**
 * Creates an access token. Throws BAD_USER_INPUT for a scope that the person's role cannot use;
 * UNAUTHENTICATED if the session has ended meanwhile; CONFLICT for an account with 10 tokens.
 */
export async function createApiToken(
  services: Services,
  owner: OwnSession,
  { name, scopes, expiresInDays }: CreateApiTokenInput,
): Promise<CreatedApiToken> {
  const { person, now } = owner
  if (!scopes.every(scope => scopesOf(person).includes(scope)))
    throw fieldError('scopes', 'Your role cannot use one of these scopes')
  return db.transaction(async em => {
    await lockUser(person.id, em)
    await requireOpenSession(person.id, owner.sessionId, em)
    const valid = { userId: person.id, expiresAt: MoreThan(now), replacedById: IsNull() }
    if ((await em.countBy(ApiToken, valid)) >= API_TOKENS_MAX)
      throw new AppError(
        'CONFLICT',
        `You have ${String(API_TOKENS_MAX)} access tokens. Please revoke one first.`,
      )
    const lifetime = expiresInDays * DAY_MS
    const created = await insertToken(owner, { name: name.trim(), scopes, lifetime }, em)
    await reportChange(services, owner, { change: 'created', token: created.apiToken }, em)
    return created
  })
}

/**
 * Replaces a token by a new one with the same name, scopes and lifetime. The old one stays valid
 * for 24 hours, the one that it replaced ends. Throws NOT_FOUND for a token that is not the
 * person's or has expired, CONFLICT for one that was rotated, and as createApiToken.
 */
export async function rotateApiToken(
  services: Services,
  owner: OwnSession,
  { id }: RotateApiTokenInput,
): Promise<CreatedApiToken> {
  const { person, now } = owner
  return db.transaction(async em => {
    await lockUser(person.id, em)
    const where = { id, userId: person.id, expiresAt: MoreThan(now) }
    const old = await lockRow(ApiToken, where, em)
    await requireOpenSession(person.id, owner.sessionId, em)
    if (!old) throw new AppError('NOT_FOUND')
    if (old.replacedById !== null)
      throw new AppError('CONFLICT', 'This access token has been replaced already.')
    const { name, scopes } = old
    const lifetime = old.expiresAt.getTime() - old.createdAt.getTime()
    const created = await insertToken(owner, { name, scopes, lifetime }, em)
    await em.delete(ApiToken, { replacedById: old.id })
    const end = Math.min(old.expiresAt.getTime(), now.getTime() + ROTATED_MS)
    const replaced = { replacedById: created.apiToken.id, expiresAt: new Date(end) }
    await em.update(ApiToken, old.id, replaced)
    await reportChange(services, owner, { change: 'rotated', token: created.apiToken }, em)
    return created
  })
}

/**
 * Revokes a token, which ends its sockets. Returns its id. Throws NOT_FOUND for a token that is not
 * the person's.
 */
export function revokeApiToken(
  services: Services,
  owner: Pick<OwnSession, 'person' | 'now'>,
  id: string,
): Promise<ApiToken> {
  return db.transaction(async em => {
    await lockRecipients([owner.person], em)
    const token = requireRow(await lockRow(ApiToken, { id, userId: owner.person.id }, em))
    await em.delete(ApiToken, { id: token.id })
    // The one that it replaced may still be valid. It counts again, and can be rotated again.
    await em.update(ApiToken, { replacedById: token.id }, { replacedById: null })
    await reportChange(services, owner, { change: 'revoked', token }, em)
    return token
  })
}

type NewToken = Pick<ApiToken, 'name' | 'scopes'> & { lifetime: number }

async function insertToken(
  { person, now }: OwnSession,
  { name, scopes, lifetime }: NewToken,
  em: EntityManager,
): Promise<CreatedApiToken> {
  const token = createTokenText()
  const apiToken = await em.save(
    em.create(ApiToken, {
      userId: person.id,
      name,
      scopes: [...new Set(scopes)],
      hash: hashToken(token),
      start: startOf(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetime),
      lastUsedAt: null,
      replacedById: null,
    }),
  )
  return { token, apiToken }
}
