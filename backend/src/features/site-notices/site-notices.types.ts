import { createConnectionType } from '../../pagination/connection'
import { SiteNotice } from './site-notice.entity'

export const { Connection: SiteNoticeConnection } = createConnectionType(SiteNotice, 'SiteNotice')
