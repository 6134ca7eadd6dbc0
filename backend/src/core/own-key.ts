import { createHash } from 'node:crypto'
import { normalizeId } from '../shared/rules'

/**
 * Returns the UUID under which an account's idempotency key is stored, so that equal keys of two
 * accounts differ. The keys of visitors are stored as they are. It is a hash of a UUID that only the
 * client knows, so a reader of the table cannot tell whose it is.
 */
export function ownKey(key: string, accountId: string | null): string {
  const sent = normalizeId(key)
  if (accountId === null) return sent
  const hash = createHash('sha256').update(`${accountId} ${sent}`).digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
