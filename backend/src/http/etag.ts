import { createHash } from 'node:crypto'

/** Returns a short hash of the content: the first 16 characters of its SHA-256 in base64url. */
export const contentHash = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16)

/** Returns true if `If-None-Match` contains this ETag or `*`; weak tags compare as strong ones. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const tags = ifNoneMatch.split(',').map(tag => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
