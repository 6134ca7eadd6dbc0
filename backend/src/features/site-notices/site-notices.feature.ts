import { retentionJob } from '../../jobs/retention-job'
import type { Feature } from '../feature'
import { forgetNotices, getKnownNotices } from './known-notices.service'
import { SiteNotice } from './site-notice.entity'
import { siteNoticeData } from './site-notices.data'
import { SiteNoticesResolver } from './site-notices.resolver'
import { SITE_NOTICE_CHANGED, siteNoticeActions } from './notice-rows.service'

/** Lines that ended 90 days ago (NOTICE-5). */
const OLD = `"endsAt" < $1::timestamptz - interval '90 days'`

export const siteNoticesFeature: Feature = {
  entities: [SiteNotice],
  personalData: [siteNoticeData],
  resolvers: [SiteNoticesResolver],
  auditActions: siteNoticeActions,
  channels: [{ name: SITE_NOTICE_CHANGED, listener: forgetNotices }],
  jobs: () => [retentionJob({ name: 'site_notice_retention', table: 'site_notice', where: OLD })],
  pageNotices: getKnownNotices,
}
