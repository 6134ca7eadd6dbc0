import { createHmac } from 'node:crypto'
import type { KeyRing } from '../core/derived-keys'
import { isSameText } from '../core/is-same-text'
import type { LinkPurpose } from './link-purpose'

const ID_BYTES = 16
const HMAC_BYTES = 24
const UUID = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/

/** The token of a link: base64url of its id and 24 bytes of an HMAC-SHA-256 of purpose and id. It is not stored (ADR-26). */
export function linkToken([key]: KeyRing, purpose: LinkPurpose, id: string): string {
  return tokenOf(key, purpose, Buffer.from(id.replaceAll('-', ''), 'hex'))
}

/** The id of the link whose token this is; null for anything else, another purpose's token included. */
export function readLinkToken(keys: KeyRing, purpose: LinkPurpose, token: string): string | null {
  const id = Buffer.from(token, 'base64url').subarray(0, ID_BYTES)
  if (id.length < ID_BYTES) return null
  // The whole text is compared: base64url has more than one spelling of the same bytes.
  if (!keys.some(key => isSameText(token, tokenOf(key, purpose, id)))) return null
  return id.toString('hex').replace(UUID, '$1-$2-$3-$4-$5')
}

function tokenOf(key: Buffer, { name }: LinkPurpose, id: Buffer): string {
  const hmac = createHmac('sha256', key).update(name).update('\0').update(id).digest()
  return Buffer.concat([id, hmac.subarray(0, HMAC_BYTES)]).toString('base64url')
}
