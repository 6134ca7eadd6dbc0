import { mailSettings } from '../mail/mail-settings'

/** Of /auth: what its page does with the token. */
export type LinkMode = 'reset' | 'confirm' | 'news' | 'leave'

/** Where a mailed link leads. The token is the fragment: no log, proxy or Referer ever sees it (decision M1). */
export function linkUrl(mode: LinkMode, token: string): string {
  return `${mailSettings().siteUrl}${linkPath(mode, token)}`
}

/** The same within the site; without a fragment for what is no token by its looks. */
export function linkPath(mode: LinkMode, token: string): string {
  return `/auth?mode=${mode}${/^[\w-]{54}$/.test(token) ? `#${token}` : ''}`
}

/** Where a mail program unsubscribes by itself, without a page (RFC 8058). */
export function leaveUrl(token: string): string {
  return `${mailSettings().siteUrl}/api/newsletter/leave?token=${token}`
}
