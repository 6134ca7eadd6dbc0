import { createHash } from 'node:crypto'

/** A short name for a content: the same content has the same one, any other another. */
export const contentHash = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16)

/** True when an `If-None-Match` names this ETag; weak tags compare as strong ones. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const tags = ifNoneMatch.split(',').map(tag => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
