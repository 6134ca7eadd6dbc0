/** Of /auth: what its page does with the token. */
export type LinkMode = 'reset' | 'confirm' | 'news' | 'leave'

/** Where a mailed link leads within the site; without a fragment for what is no token by its looks (decision M1). */
export function linkPath(mode: LinkMode, token: string): string {
  return `/auth?mode=${mode}${/^[\w-]{54}$/.test(token) ? `#${token}` : ''}`
}
