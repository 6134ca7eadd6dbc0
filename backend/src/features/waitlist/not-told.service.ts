import { In, type EntityManager } from 'typeorm'
import { db } from '../../database/data-source'
import type { NotTold } from '../../mail/not-told'
import type { NotToldPerson } from './not-told.types'
import { WaitlistEntry } from './waitlist-entry.entity'

/** Returns the people with the ids of their waitlist entries, in the same order. */
export async function withEntryIds(
  notTold: readonly NotTold[],
  em: EntityManager = db.manager,
): Promise<NotToldPerson[]> {
  if (notTold.length === 0) return []
  const entries = await em.find(WaitlistEntry, {
    select: { id: true, userId: true },
    where: { userId: In(notTold.map(({ person }) => person.id)) },
  })
  const byPerson = new Map(entries.map(({ id, userId }) => [userId, id]))
  return notTold.map(one => ({ ...one, entryId: byPerson.get(one.person.id) ?? null }))
}
