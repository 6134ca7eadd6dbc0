import { linkPath, type LinkMode } from '../core/link-path'
import { mailSettings } from './mail-settings'

/** Where a mailed link leads. The token is the fragment: no log, proxy or Referer ever sees it (decision M1). */
export function linkUrl(mode: LinkMode, token: string): string {
  return `${mailSettings().siteUrl}${linkPath(mode, token)}`
}

/** Where a mail program unsubscribes by itself, without a page (RFC 8058). */
export function leaveUrl(token: string): string {
  return `${mailSettings().siteUrl}/api/newsletter/leave?token=${token}`
}
