import type { SessionUser } from '../../session/session'
import { clubMonth } from '../../format/dates'
import { parseUrl } from '../../format/parseUrl'
import { profile } from '../../content/profile'

const first = (text: string | null | undefined) => /^./u.exec(text?.trim() ?? '')?.[0] ?? ''

/**
 * Returns the initials of the names, or the first letter of the email address if there are no
 * names (FORM-29).
 */
export function initials({ firstName, lastName, email }: SessionUser): string {
  return (first(firstName) + first(lastName) || first(email)).toUpperCase()
}

/** Returns the URL of the person's picture if it is an https URL (ACCOUNT-23). */
export function pictureOf({ profileImageUrl }: SessionUser): string | undefined {
  const url = parseUrl(profileImageUrl ?? '')
  return url?.protocol === 'https:' ? url.href : undefined
}

/** Returns the month in which the person joined, or a placeholder if it is unknown. */
export function joinMonth({ joinDate }: SessionUser): string {
  return joinDate ? clubMonth(joinDate) : profile.unset.since
}
