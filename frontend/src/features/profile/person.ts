import type { SessionUser } from '../../session/session'
import { clubMonth } from '../../format/dates'
import { profile } from '../../content/profile'

const first = (text: string | null | undefined) => /^./u.exec(text?.trim() ?? '')?.[0] ?? ''

/** The first letters of the names there are, else of the address (decision F29). */
export function initials({ firstName, lastName, email }: SessionUser): string {
  return (first(firstName) + first(lastName) || first(email)).toUpperCase()
}

/** The person's picture, only from where it travels protected (decision S23). */
export function pictureOf({ profileImageUrl }: SessionUser): string | undefined {
  if (!profileImageUrl || !URL.canParse(profileImageUrl)) return undefined
  const url = new URL(profileImageUrl)
  return url.protocol === 'https:' ? url.href : undefined
}

/** The month the person joined, or that nobody knows. */
export function joinMonth({ joinDate }: SessionUser): string {
  return joinDate ? clubMonth(joinDate) : profile.unset.since
}
