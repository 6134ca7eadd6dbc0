import type { EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { AppError, requireRow } from '../../core/errors'
import { db } from '../../database/data-source'
import { lockRow } from '../../database/lock-row'
import { select } from '../../database/select'
import type { Services } from '../../graphql/services'
import type { Connection, TeamPageArgs } from '../../pagination/connection'
import { paginateForTeam } from '../../pagination/followed-list'
import { normalizeId } from '../../shared/rules'
import { forgetNotices } from './known-notices.service'
import { deleteNotice, insertNotice, updateNotice } from './notice-rows.service'
import { SiteNotice } from './site-notice.entity'
import { SiteNoticeState } from './site-notice.options'
import { noticeTime, type NoticeTime } from './site-notice-times'
import type { CreateSiteNoticeInput, UpdateSiteNoticeInput } from './site-notices.inputs'

/** Writes a line. Throws BAD_USER_INPUT. */
export function createSiteNotice(
  services: Services,
  author: User,
  input: CreateSiteNoticeInput,
  now: Date,
): Promise<SiteNotice> {
  const { text, place, tone } = input
  const time = noticeTime(input, { startsAt: now, endsAt: now }, now)
  const values = { text: text.trim(), place, tone, ...time, closureId: null }
  return change(em => insertNotice(services, author, values, em))
}

/**
 * Changes a line that has not ended. Throws BAD_USER_INPUT; NOT_FOUND; CONFLICT if it has ended or follows
 * a closure.
 */
export function updateSiteNotice(
  services: Services,
  actor: User,
  input: UpdateSiteNoticeInput,
  now: Date,
): Promise<SiteNotice> {
  return change(async em => {
    const notice = await lockNotice(input.id, em)
    requireNotEnded(notice, now)
    const values = {
      text: input.text?.trim() ?? notice.text,
      place: input.place ?? notice.place,
      tone: input.tone ?? notice.tone,
      ...noticeTime(input, notice, now),
    }
    return updateNotice(services, actor, { notice, values }, em)
  })
}

/** Ends a line now. Throws as updateSiteNotice, and CONFLICT if it has not begun. */
export function endSiteNotice(
  services: Services,
  actor: User,
  id: string,
  now: Date,
): Promise<SiteNotice> {
  return change(async em => {
    const notice = await lockNotice(id, em)
    requireNotEnded(notice, now)
    if (notice.startsAt >= now)
      throw new AppError('CONFLICT', 'This line has not begun. Please remove it.')
    return updateNotice(services, actor, { notice, values: { endsAt: now } }, em)
  })
}

/** Removes a line and returns it. Throws NOT_FOUND; CONFLICT if it follows a closure. */
export function removeSiteNotice(services: Services, actor: User, id: string): Promise<SiteNotice> {
  return change(async em => {
    const notice = await lockNotice(id, em)
    await deleteNotice(services, actor, notice, em)
    return notice
  })
}

/** Locks a line. Throws NOT_FOUND; CONFLICT if it follows a closure (NOTICE-6). */
async function lockNotice(id: string, em: EntityManager): Promise<SiteNotice> {
  const found = await lockRow(SiteNotice, { id: normalizeId(id) }, em)
  const notice = requireRow(found, 'There is no such line.')
  if (notice.closureId)
    throw new AppError('CONFLICT', 'This line follows a closure. Please change the closure.')
  return notice
}

function requireNotEnded({ endsAt }: SiteNotice, now: Date): void {
  if (endsAt <= now) throw new AppError('CONFLICT', 'This line has ended.')
}

/** Makes a change in a transaction; this server shows it at once. */
async function change(make: (em: EntityManager) => Promise<SiteNotice>): Promise<SiteNotice> {
  const notice = await db.transaction(make)
  forgetNotices()
  return notice
}

/** Returns a page of the lines, the one that begins last first. */
export function listSiteNotices(page: TeamPageArgs): Promise<Connection<SiteNotice>> {
  const notices = select(SiteNotice, 'notice')
  return paginateForTeam(notices, page, { by: ['notice."startsAt"', 'notice.id'] })
}

/** Returns whether a line is on. */
export function stateOf({ startsAt, endsAt }: NoticeTime, now: Date): SiteNoticeState {
  if (endsAt <= now) return SiteNoticeState.ended
  return startsAt <= now ? SiteNoticeState.current : SiteNoticeState.coming
}
