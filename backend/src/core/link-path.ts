/**
 * Returns the path of a mailed link: /auth, whose page uses the token as `mode` says. Omits the
 * fragment if the token is malformed (MAIL-1).
 */
export function linkPath(mode: string, token: string): string {
  return `/auth?mode=${mode}${/^[\w-]{54}$/.test(token) ? `#${token}` : ''}`
}
