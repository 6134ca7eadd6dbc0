import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKeys } from '../../core/derived-keys'
import type { LinkPurpose } from './link.entity'

const ID_BYTES = 16
const HMAC_BYTES = 24
const UUID = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/

let key: Buffer | undefined

/** Sets what every token is made and judged with; called once at start, with SESSION_SECRET. */
export function useLinkKey(secret: string): void {
  key = deriveKeys(secret, 'links').links
}

/** The token of a link: base64url of its id and 24 bytes of an HMAC-SHA-256 of purpose and id. It is not stored (ADR-26). */
export function linkToken(purpose: LinkPurpose, id: string): string {
  return tokenOf(purpose, Buffer.from(id.replaceAll('-', ''), 'hex'))
}

/** The id of the link whose token this is; null for anything else, another purpose's token included. */
export function readLinkToken(purpose: LinkPurpose, token: string): string | null {
  const id = Buffer.from(token, 'base64url').subarray(0, ID_BYTES)
  if (id.length < ID_BYTES) return null
  const [given, expected] = [Buffer.from(token), Buffer.from(tokenOf(purpose, id))]
  // The whole text is compared: base64url has more than one spelling of the same bytes.
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return id.toString('hex').replace(UUID, '$1-$2-$3-$4-$5')
}

function tokenOf(purpose: LinkPurpose, id: Buffer): string {
  if (!key) throw new Error('links have no key before the start')
  const hmac = createHmac('sha256', key).update(purpose).update('\0').update(id).digest()
  return Buffer.concat([id, hmac.subarray(0, HMAC_BYTES)]).toString('base64url')
}
