import type { User } from '../src/accounts/user.entity'
import { db } from '../src/database/data-source'
import { OpenPlayVisit } from '../src/features/open-play/open-play-visit.entity'

/** The night of the stored visits. */
export const VISITED_NIGHT = '2026-03-01'

/** Stores that a person comes to the open play of a night that is over. */
export async function insertVisit({ id: userId }: User): Promise<void> {
  const comesAt = new Date('2026-03-02T05:00:00Z')
  await db.getRepository(OpenPlayVisit).insert({ userId, night: VISITED_NIGHT, comesAt })
}
