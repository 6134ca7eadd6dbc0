import type { EntityManager } from 'typeorm'
import { db } from '../../database/data-source'
import { HiddenMember } from './hidden-member.entity'

/** Returns an SQL condition: neither of two people, given as SQL expressions, hides from the other (HIDE-1). */
export const notHidden = (one: string, other: string): string =>
  `NOT EXISTS (SELECT FROM hidden_member hidden
    WHERE hidden."userId" = ${one} AND hidden."hiddenId" = ${other}
      OR hidden."userId" = ${other} AND hidden."hiddenId" = ${one})`

/** Returns whether one of two people hides from the other. */
export const areHidden = (
  userId: string,
  hiddenId: string,
  em: EntityManager = db.manager,
): Promise<boolean> =>
  em.existsBy(HiddenMember, [
    { userId, hiddenId },
    { userId: hiddenId, hiddenId: userId },
  ])

/** Returns the ids of those who hide from a person, and from whom the person hides. */
export async function findHidden(
  id: string,
  em: EntityManager = db.manager,
): Promise<ReadonlySet<string>> {
  const rows = await em.findBy(HiddenMember, [{ userId: id }, { hiddenId: id }])
  return new Set(rows.map(({ userId, hiddenId }) => (userId === id ? hiddenId : userId)))
}
