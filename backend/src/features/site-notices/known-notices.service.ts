import { cacheRead } from '../../core/cached-read'
import { SECOND_MS } from '../../core/durations'
import { keepLastKnown } from '../../core/last-known'
import { db } from '../../database/data-source'
import { SiteNotice } from './site-notice.entity'
import { SiteNoticePlace } from './site-notice.options'

/** A lost connection can lose a notification, so the rows are read again after this time. */
const MAX_AGE_MS = SECOND_MS

/** The line of the pages for members, and that of all other pages. */
export interface ShownNotices {
  members: SiteNotice | undefined
  others: SiteNotice | undefined
}

/* All lines: those that ended long ago are deleted, and the others are few. */
const lines = cacheRead(
  () =>
    db
      .getRepository(SiteNotice)
      .find({ order: { startsAt: 'DESC', createdAt: 'DESC', id: 'ASC' } }),
  MAX_AGE_MS,
)

const knownLines = keepLastKnown<readonly SiteNotice[]>(lines.get, [])

/** Makes the next call read the lines. */
export const forgetNotices = (): void => lines.forget()

/**
 * Returns the lines that are on, as they were at most a second ago (NOTICE-2). The time is the caller’s: a
 * line begins and ends on time on every server.
 */
export const getShownNotices = async (now: Date): Promise<ShownNotices> =>
  chooseNotices(await lines.get(), now)

/** Returns the same, or the last known lines while the database does not respond. Never rejects. */
export const getKnownNotices = async (now: Date): Promise<ShownNotices> =>
  chooseNotices(await knownLines(), now)

/** Of several lines the one that began last is shown; of two that began together the one written last. */
function chooseNotices(latestFirst: readonly SiteNotice[], now: Date): ShownNotices {
  const current = latestFirst.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
  return {
    members: current[0],
    others: current.find(({ place }) => place === SiteNoticePlace.all_pages),
  }
}
