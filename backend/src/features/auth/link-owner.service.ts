import type { EntityManager } from 'typeorm'
import { User } from '../../accounts/user.entity'
import { AppError } from '../../core/errors'
import type { LinkPurpose } from '../../links/link-purpose'
import { Link } from '../../links/link.entity'

/**
 * Returns the owner of an open link, if their address is still the one that the link was mailed to.
 * Otherwise throws LINK_EXPIRED. Locks the owner's row: all transactions lock a person before their
 * links.
 */
export async function getLinkOwner(
  purpose: LinkPurpose,
  id: string,
  now: Date,
  em: EntityManager,
): Promise<User> {
  const owner = await em
    .createQueryBuilder(User, 'person')
    .innerJoin(Link, 'link', 'link.subject = person.id AND link.email = person.email')
    .where('link.id = :id AND link.purpose = :purpose', { id, purpose: purpose.name })
    .andWhere('link.usedAt IS NULL AND link.expiresAt > :now', { now })
    .setLock('for_no_key_update', undefined, ['person'])
    .getOne()
  if (!owner) throw new AppError('LINK_EXPIRED')
  return owner
}
