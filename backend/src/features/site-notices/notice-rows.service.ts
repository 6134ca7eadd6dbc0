import type { EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { defineAuditActions } from '../../audit/audit-action'
import { differences } from '../../audit/differences'
import { notify } from '../../database/notifications'
import type { Services } from '../../graphql/services'
import { SiteNotice } from './site-notice.entity'
import type { NoticeTime } from './site-notice-times'

/** The NOTIFY channel of changes of the site’s lines; the payload is the line’s id. */
export const SITE_NOTICE_CHANGED = 'site_notice_changed'

export const siteNoticeActions = defineAuditActions({
  site_notice_create: 'Wrote a line above the site’s pages.',
  site_notice_update: 'Changed a line above the site’s pages.',
  site_notice_remove: 'Removed a line above the site’s pages.',
})

export type NoticeValues = NoticeTime & Pick<SiteNotice, 'text' | 'place' | 'tone'>

/** Returns what the audit log has about a line. */
const toRecord = ({ text, startsAt, endsAt, place, tone }: NoticeValues) => ({
  text,
  startsAt,
  endsAt,
  place,
  tone,
})

/** Stores a line with its audit record, and notifies every server. */
export async function insertNotice(
  { auditLog }: Services,
  author: User,
  values: NoticeValues & Pick<SiteNotice, 'closureId'>,
  em: EntityManager,
): Promise<SiteNotice> {
  const by = { authorId: author.id, authorEmail: author.email }
  const notice = await em.save(em.create(SiteNotice, { ...values, ...by }))
  const action = siteNoticeActions.site_notice_create
  const after = toRecord(notice)
  await auditLog.record(author, { action, subjectId: notice.id, after }, em)
  await notify(SITE_NOTICE_CHANGED, [notice.id], em)
  return notice
}

/**
 * Stores a changed line with an audit record of what differs, and notifies every server; without a
 * difference, it does nothing.
 */
export async function updateNotice(
  { auditLog }: Services,
  actor: User,
  { notice, values }: { notice: SiteNotice; values: Partial<NoticeValues> },
  em: EntityManager,
): Promise<SiteNotice> {
  const changed = Object.assign(new SiteNotice(), notice, values)
  const changes = differences(toRecord(notice), toRecord(changed))
  if (!changes) return notice
  await em.update(SiteNotice, notice.id, values)
  const action = siteNoticeActions.site_notice_update
  await auditLog.record(actor, { action, subjectId: notice.id, ...changes }, em)
  await notify(SITE_NOTICE_CHANGED, [notice.id], em)
  return changed
}

/** Deletes a line with an audit record, and notifies every server. */
export async function deleteNotice(
  { auditLog }: Services,
  actor: User,
  notice: SiteNotice,
  em: EntityManager,
): Promise<void> {
  await em.delete(SiteNotice, notice.id)
  const action = siteNoticeActions.site_notice_remove
  const before = toRecord(notice)
  await auditLog.record(actor, { action, subjectId: notice.id, before, after: {} }, em)
  await notify(SITE_NOTICE_CHANGED, [notice.id], em)
}
