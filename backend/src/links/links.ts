import type { EntityManager } from 'typeorm'
import { DAY_MS, HOUR_MS } from '../core/durations'
import { AppError } from '../core/errors'
import { LinkPurpose, Link } from './link.entity'
import { readLinkToken } from './link-tokens'

/** For how long a link is good, in milliseconds; null is for ever. */
const LIFETIME: Record<LinkPurpose, number | null> = {
  confirm_email: 7 * DAY_MS,
  reset_password: HOUR_MS,
  newsletter_confirm: 7 * DAY_MS,
  newsletter_leave: null,
}

/** What a link is for, and the instant. */
export type NewLink = Pick<Link, 'purpose' | 'subject' | 'email'> & { now: Date }

/** Writes a link, in the transaction of its mail. The newest counts: an older one that is open is used up. */
export async function createLink(
  { purpose, subject, email, now }: NewLink,
  em: EntityManager,
): Promise<Link> {
  await useUpLinks([purpose], subject, now, em)
  const expiresAt = linkExpiry(purpose, now)
  return em.save(em.create(Link, { purpose, subject, email, createdAt: now, expiresAt }))
}

/** When a link that is made now is good no longer; null is never. */
export function linkExpiry(purpose: LinkPurpose, now: Date): Date | null {
  const lifetime = LIFETIME[purpose]
  return lifetime === null ? null : new Date(now.getTime() + lifetime)
}

/** Makes the open links of these purposes worthless. */
// oxlint-disable-next-line max-params -- em is last in every service
export async function useUpLinks(
  purposes: readonly LinkPurpose[],
  subject: string,
  now: Date,
  em: EntityManager,
): Promise<void> {
  await em.query(
    `UPDATE link SET "usedAt" = $3 WHERE purpose = ANY($1) AND subject = $2 AND "usedAt" IS NULL`,
    [purposes, subject, now],
  )
}

/**
 * The id in a link's token, judged before a connection is taken. LINK_EXPIRED for a token that is wrong, of another
 * purpose or none at all.
 */
export function getLinkId(purpose: LinkPurpose, token: string): string {
  const id = readLinkToken(purpose, token)
  if (id === null) throw new AppError('LINK_EXPIRED')
  return id
}

/**
 * Uses the link up, in the transaction of its effect; of two at once only one has it. LINK_EXPIRED for one that is
 * used, too old or gone.
 */
export async function useLink(
  purpose: LinkPurpose,
  id: string,
  now: Date,
  em: EntityManager,
): Promise<Link> {
  const updated = await em
    .createQueryBuilder()
    .update(Link)
    .set({ usedAt: now })
    .where('id = :id AND purpose = :purpose', { id, purpose })
    .andWhere('"usedAt" IS NULL AND ("expiresAt" IS NULL OR "expiresAt" > :now)', { now })
    .returning('*')
    .execute()
  // The row as the driver reads it, whose columns are called as the entity's.
  const [link] = updated.raw as Link[]
  if (!link) throw new AppError('LINK_EXPIRED')
  return link
}
