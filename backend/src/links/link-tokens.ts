import { createHmac } from 'node:crypto'
import type { KeyRing } from '../core/derived-keys'
import { isSameText } from '../core/is-same-text'
import type { LinkPurpose } from './link-purpose'

const ID_BYTES = 16
const HMAC_BYTES = 24
const UUID = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/

/**
 * Returns the token of a link: base64url of its id and 24 bytes of an HMAC-SHA-256 of purpose and
 * id. It is not stored (ADR-26).
 */
export function linkToken([key]: KeyRing, purpose: LinkPurpose, id: string): string {
  return tokenOf(key, purpose, Buffer.from(id.replaceAll('-', ''), 'hex'))
}

/**
 * Returns the id of the token's link; null for anything else, including another purpose's token.
 */
export function readLinkToken(keys: KeyRing, purpose: LinkPurpose, token: string): string | null {
  const id = Buffer.from(token, 'base64url').subarray(0, ID_BYTES)
  if (id.length < ID_BYTES) return null
  // Compares the whole text: base64url has several spellings of the same bytes.
  if (!keys.some(key => isSameText(token, tokenOf(key, purpose, id)))) return null
  return id.toString('hex').replace(UUID, '$1-$2-$3-$4-$5')
}

function tokenOf(key: Buffer, { name }: LinkPurpose, id: Buffer): string {
  const hmac = createHmac('sha256', key).update(name).update('\0').update(id).digest()
  return Buffer.concat([id, hmac.subarray(0, HMAC_BYTES)]).toString('base64url')
}
