/** Defects in access tokens and in what other sites may do. */

const FEATURE = 'backend/src/features/api-tokens'
const ACCOUNTS = 'backend/src/accounts'
const tokens = [`${FEATURE}/api-tokens.spec.ts`]
const access = ['backend/src/graphql/token-access.spec.ts']
const sockets = ['backend/src/graphql/subscription-tokens.spec.ts']
const origins = ['backend/src/http/cross-origin.spec.ts']
const SERVICE = `${FEATURE}/api-tokens.service.ts`
const CALLERS = `${ACCOUNTS}/callers.ts`
const READER = `${ACCOUNTS}/api-token-reader.ts`
const ENDINGS = `${ACCOUNTS}/session-endings.ts`
const CORS = 'backend/src/http/cross-origin.ts'

// oxfmt-ignore
/** @type {import('./specs.mjs').Mutant[]} */
export const apiTokens = [
  { name: 'a token without its scope', file: 'backend/src/graphql/token-access.ts', find: 'if (token.scopes.includes(access)) return', replace: 'if (token.scopes.length > 0) return', specs: tokens },
  { name: 'a field without a scope is open', file: 'backend/src/graphql/token-access.ts', find: `{ [ACCESS]: 'closed', ...field.extensions }`, replace: `{ [ACCESS]: 'open', ...field.extensions }`, specs: access },
  { name: 'an expired token', file: READER, find: `AND token."expiresAt" > $2`, replace: 'AND $2 IS NOT NULL', specs: tokens },
  { name: 'a token of the last millisecond', file: READER, find: `token."expiresAt" > $2`, replace: `token."expiresAt" >= $2`, specs: tokens },
  { name: 'an invalid token falls back to the cookie', file: CALLERS, find: 'if (!found.has(req) && hasToken(req)) throw invalidTokenError(res)', replace: 'if (!res) throw invalidTokenError(res)', specs: tokens },
  { name: 'a new password keeps the tokens', file: ENDINGS, find: '  await em.delete(ApiToken, { userId })\n', replace: '', specs: tokens },
  { name: 'more than ten tokens', file: SERVICE, find: '>= API_TOKENS_MAX)', replace: '> API_TOKENS_MAX)', specs: tokens },
  { name: 'ten tokens are counted without a lock', file: SERVICE, find: `    lock: { mode: 'for_no_key_update' },\n`, replace: '', specs: tokens },
  { name: 'a rotated token stays', file: SERVICE, find: 'Math.min(old.expiresAt.getTime(), now.getTime() + ROTATED_MS)', replace: 'old.expiresAt.getTime()', specs: tokens },
  { name: 'tokens of several rotations stay', file: SERVICE, find: `    await em.delete(ApiToken, { replacedById: old.id })\n`, replace: '', specs: tokens },
  { name: 'somebody else’s token is rotated', file: SERVICE, find: '{ id, userId: person.id, expiresAt', replace: '{ id, expiresAt', specs: tokens },
  { name: 'a revocation locks the mailbox before the account', file: SERVICE, find: 'await lockRecipients([owner.person], em)\n', replace: '\n', specs: tokens },
  { name: 'a token changes the address', file: 'backend/src/features/members/members.service.ts', find: '(endedSessions || person.role === Role.ADMIN)', replace: 'person.role === Role.ADMIN', specs: tokens },
  { name: 'a revoked token keeps its socket', file: 'backend/src/graphql/subscriber.ts', find: 'if (token && !this.token)', replace: 'if (!token && this.token)', specs: sockets },
  { name: 'sockets of tokens are not counted', file: 'backend/src/graphql/socket-callers.ts', find: 'subscriber.count(rateLimits.countSocket)', replace: 'void rateLimits', specs: sockets },
  { name: 'other sites read what a cookie shows', file: CORS, find: 'if (hasSession(req)) return\n', replace: '', specs: origins },
  { name: 'other sites use the cookie', file: CORS, find: 'if (header && options.hasSession(req)) throw crossSiteError(header)', replace: '', specs: origins },
  { name: 'other sites send mutations', file: 'backend/src/graphql/cross-site.ts', find: '!facts.foreignHeader ||', replace: 'facts.foreignHeader ||', specs: origins },
]
