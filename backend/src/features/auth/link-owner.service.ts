import type { EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { toUser, userColumns, type UserRow } from '../../accounts/user-row'
import { AppError } from '../../core/errors'
import type { LinkPurpose } from '../../links/link-purpose'

interface OpenLink {
  purpose: LinkPurpose
  id: string
  now: Date
  /** Whether the owner may have another address now than the one that the link was mailed to. */
  allowsOtherAddress?: boolean
}

/**
 * Returns the owner of an open link, if their address is still the one that the link was mailed to.
 * Otherwise throws LINK_EXPIRED. Locks the owner's row: all transactions lock a person before their
 * links.
 */
export async function getLinkOwner(
  { purpose, id, now, allowsOtherAddress = false }: OpenLink,
  em: EntityManager,
): Promise<User> {
  const [owner] = await em.query<UserRow[]>(
    `SELECT ${userColumns('person')} FROM "user" person
     JOIN link ON link.subject = person.id AND ($4 OR link.email = person.email)
     WHERE link.id = $1 AND link.purpose = $2 AND link."usedAt" IS NULL AND link."expiresAt" > $3
     FOR NO KEY UPDATE OF person`,
    [id, purpose.name, now, allowsOtherAddress],
  )
  if (!owner) throw new AppError('LINK_EXPIRED')
  return toUser(owner)
}
