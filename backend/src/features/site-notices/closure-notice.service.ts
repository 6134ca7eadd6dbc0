import type { EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { DAY_MS } from '../../core/durations'
import type { Services } from '../../graphql/services'
import { CLOSURE_NOTICE_DAYS } from '../../shared/site-notice-rules'
import { deleteNotice, insertNotice, updateNotice } from './notice-rows.service'
import { SiteNotice } from './site-notice.entity'
import { SiteNoticePlace, SiteNoticeTone } from './site-notice.options'
import type { NoticeTime } from './site-notice-times'

/** What a closure tells everybody. */
interface ClosureLine {
  closureId: string
  /** Null if it tells nothing. */
  text: string | null
  /** Its times, in order. */
  times: readonly NoticeTime[]
}

/**
 * Makes the line of a closure what the closure says: it is on from 7 days before the first time until the
 * end of the last one (NOTICE-6).
 */
export async function followClosure(
  services: Services,
  actor: User,
  { closureId, text, times }: ClosureLine,
  em: EntityManager,
): Promise<void> {
  const [first, last] = [times[0], times.at(-1)]
  const notice = await em.findOneBy(SiteNotice, { closureId })
  if (!text || !first || !last) {
    if (notice) await deleteNotice(services, actor, notice, em)
    return
  }
  const startsAt = new Date(first.startsAt.getTime() - CLOSURE_NOTICE_DAYS * DAY_MS)
  const values = { text, startsAt, endsAt: last.endsAt }
  if (notice) await updateNotice(services, actor, { notice, values }, em)
  else await insertNotice(services, actor, { ...values, ...OF_CLOSURES, closureId }, em)
}

const OF_CLOSURES = { place: SiteNoticePlace.all_pages, tone: SiteNoticeTone.information }
