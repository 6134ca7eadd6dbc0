import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKeys, type KeyRing, type Secrets } from '../core/derived-keys'
import type { LinkPurpose } from './link.entity'

const ID_BYTES = 16
const HMAC_BYTES = 24
const UUID = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/

let keys: KeyRing | undefined

/** Sets what every token is made and judged with; called once at start, with SESSION_SECRET. */
export function useLinkKeys(secrets: Secrets): void {
  keys = deriveKeys(secrets, 'links').links
}

/** The token of a link: base64url of its id and 24 bytes of an HMAC-SHA-256 of purpose and id. It is not stored (ADR-26). */
export function linkToken(purpose: LinkPurpose, id: string): string {
  return tokenOf(linkKeys()[0], purpose, Buffer.from(id.replaceAll('-', ''), 'hex'))
}

/** The id of the link whose token this is; null for anything else, another purpose's token included. */
export function readLinkToken(purpose: LinkPurpose, token: string): string | null {
  const id = Buffer.from(token, 'base64url').subarray(0, ID_BYTES)
  if (id.length < ID_BYTES) return null
  if (!linkKeys().some(key => isSame(token, tokenOf(key, purpose, id)))) return null
  return id.toString('hex').replace(UUID, '$1-$2-$3-$4-$5')
}

function linkKeys(): KeyRing {
  if (!keys) throw new Error('links have no key before the start')
  return keys
}

/** The whole text is compared: base64url has more than one spelling of the same bytes. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function tokenOf(key: Buffer, purpose: LinkPurpose, id: Buffer): string {
  const hmac = createHmac('sha256', key).update(purpose).update('\0').update(id).digest()
  return Buffer.concat([id, hmac.subarray(0, HMAC_BYTES)]).toString('base64url')
}
