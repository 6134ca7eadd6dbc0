import type { EntityManager } from 'typeorm'
import type { KeyRing } from '../core/derived-keys'
import { AppError } from '../core/errors'
import { linkPath } from '../core/link-path'
import type { JobContext } from '../jobs/job'
import { linkExpiry, type LinkPurpose } from './link-purpose'
import { deleteOldLinks } from './link-retention'
import { linkToken, readLinkToken } from './link-tokens'
import { Link } from './link.entity'

/** What a link is for, and the instant. */
export type NewLink = Pick<Link, 'subject' | 'email'> & { purpose: LinkPurpose; now: Date }

/** Links as they are stored. */
export interface LinkStore {
  /**
   * Writes a link, in the transaction of its mail. The newest counts: an older one that is open is revoked. Throws for a
   * purpose that no feature lists.
   */
  create: (link: NewLink, em: EntityManager) => Promise<Link>
  /** Makes the open links of these purposes worthless. */
  revoke: (
    purposes: readonly LinkPurpose[],
    subject: string,
    now: Date,
    em: EntityManager,
  ) => Promise<void>
  /**
   * Uses the link up, in the transaction of its effect; of two at once only one has it. LINK_EXPIRED for one that is
   * used, too old or gone.
   */
  consume: (purpose: LinkPurpose, id: string, now: Date, em: EntityManager) => Promise<Link>
  /** Deletes those that have been of no use for 30 days. */
  deleteOld: (context: JobContext) => Promise<void>
}

/** Links as they are stored and mailed. */
export interface Links extends LinkStore {
  /** What stands for the link in a mail. */
  token: (purpose: LinkPurpose, id: string) => string
  /** Where the link leads. The token is the fragment: no log, proxy or Referer ever sees it (decision M1). */
  url: (purpose: LinkPurpose, id: string) => string
  /**
   * The id in a link's token, judged before a connection is taken. LINK_EXPIRED for a token that is wrong, of another
   * purpose or none at all.
   */
  getId: (purpose: LinkPurpose, token: string) => string
}

export interface LinkOptions {
  /** Tokens are made with the first, and each reads them. */
  keys: KeyRing
  purposes: readonly LinkPurpose[]
  /** The site's origin, which is never taken from a request; known once the server listens. */
  siteUrl: () => string
}

export function createLinks({ keys, purposes, siteUrl }: LinkOptions): Links {
  const token: Links['token'] = (purpose, id) => linkToken(keys, purpose, id)
  return {
    ...createLinkStore(purposes),
    token,
    url: (purpose, id) => siteUrl() + linkPath(purpose.mode, token(purpose, id)),
    getId: (purpose, given) => {
      const id = readLinkToken(keys, purpose, given)
      if (id === null) throw new AppError('LINK_EXPIRED')
      return id
    },
  }
}

/** For links of these purposes. */
export function createLinkStore(purposes: readonly LinkPurpose[]): LinkStore {
  const registered = new Set(purposes)
  return {
    create: async ({ purpose, subject, email, now }, em) => {
      if (!registered.has(purpose))
        throw new Error(`No feature lists the link purpose ${purpose.name} (linkPurposes).`)
      await revokeLinks([purpose], subject, now, em)
      const expiresAt = linkExpiry(purpose, now)
      const { name } = purpose
      return em.save(em.create(Link, { purpose: name, subject, email, createdAt: now, expiresAt }))
    },
    revoke: revokeLinks,
    consume: consumeLink,
    deleteOld: context => deleteOldLinks(purposes, context),
  }
}

const revokeLinks: LinkStore['revoke'] = async (purposes, subject, now, em) => {
  await em.query(
    `UPDATE link SET "usedAt" = $3 WHERE purpose = ANY($1) AND subject = $2 AND "usedAt" IS NULL`,
    [purposes.map(({ name }) => name), subject, now],
  )
}

const consumeLink: LinkStore['consume'] = async (purpose, id, now, em) => {
  const updated = await em
    .createQueryBuilder()
    .update(Link)
    .set({ usedAt: now })
    .where('id = :id AND purpose = :purpose', { id, purpose: purpose.name })
    .andWhere('"usedAt" IS NULL AND ("expiresAt" IS NULL OR "expiresAt" > :now)', { now })
    .returning('*')
    .execute()
  // The row as the driver reads it, whose columns are called as the entity's.
  const [link] = updated.raw as Link[]
  if (!link) throw new AppError('LINK_EXPIRED')
  return link
}
