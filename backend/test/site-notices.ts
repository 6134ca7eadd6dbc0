import type { User } from '../src/accounts/user.entity'
import { DAY_MS } from '../src/core/durations'
import { db } from '../src/database/data-source'
import { SiteNotice } from '../src/features/site-notices/site-notice.entity'

/** Stores a line above all pages that is on for a day. */
export function siteNotice(
  { id: authorId, email: authorEmail }: User,
  now: Date,
): Promise<SiteNotice> {
  const startsAt = new Date(now.getTime() - 1)
  const endsAt = new Date(now.getTime() + DAY_MS)
  const look = { text: 'The club closes early.', place: 'all_pages', tone: 'information' } as const
  const repository = db.getRepository(SiteNotice)
  return repository.save(repository.create({ ...look, startsAt, endsAt, authorId, authorEmail }))
}
