const BEARER = /^Bearer +(\S+) *$/i

/** Returns the token of an `Authorization: Bearer` header; null for no or another scheme. */
export const bearerToken = (authorization: unknown): string | null =>
  typeof authorization === 'string' ? (BEARER.exec(authorization)?.[1] ?? null) : null
