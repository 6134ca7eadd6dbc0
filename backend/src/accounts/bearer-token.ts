const BEARER = /^Bearer(?: |$)(.*)$/is

/**
 * Returns the text after `Bearer` in an `Authorization` header; null for no or another scheme. It
 * is empty if a program sends no token by mistake: that is an invalid token too.
 */
export const bearerToken = (authorization: unknown): string | null =>
  typeof authorization === 'string' ? (BEARER.exec(authorization)?.[1]?.trim() ?? null) : null
