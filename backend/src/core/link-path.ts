/** Where a mailed link leads within the site: to /auth, whose page does with the token what `mode` says; without a fragment for what is no token by its looks (decision M1). */
export function linkPath(mode: string, token: string): string {
  return `/auth?mode=${mode}${/^[\w-]{54}$/.test(token) ? `#${token}` : ''}`
}
