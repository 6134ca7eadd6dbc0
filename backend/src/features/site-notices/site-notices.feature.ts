import { DAY_MS } from '../../core/durations'
import type { Feature } from '../feature'
import { forgetNotices, getKnownNotices } from './known-notices.service'
import { SiteNotice } from './site-notice.entity'
import { siteNoticeData } from './site-notices.data'
import { SiteNoticesResolver } from './site-notices.resolver'
import { SITE_NOTICE_CHANGED, siteNoticeActions } from './notice-rows.service'
import { deleteOldNotices } from './site-notices.service'

export const siteNoticesFeature: Feature = {
  entities: [SiteNotice],
  personalData: [siteNoticeData],
  resolvers: [SiteNoticesResolver],
  auditActions: siteNoticeActions,
  channels: [{ name: SITE_NOTICE_CHANGED, listener: forgetNotices }],
  jobs: () => [{ name: 'site_notice_retention', everyMs: DAY_MS, run: deleteOldNotices }],
  pageNotices: getKnownNotices,
}
