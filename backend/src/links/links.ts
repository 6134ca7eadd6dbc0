import type { EntityManager } from 'typeorm'
import type { KeyRing } from '../core/derived-keys'
import { AppError } from '../core/errors'
import { linkExpiry, type LinkPurpose } from './link-purpose'
import { linkToken, readLinkToken } from './link-tokens'
import { Link } from './link.entity'

/** The purpose and receiver of a new link, and the time. */
export type NewLink = Pick<Link, 'subject' | 'email'> & { purpose: LinkPurpose; now: Date }

/** Stored links. */
export interface LinkStore {
  /**
   * Stores a link in the transaction of its mail, and revokes an older open one. Throws for a
   * purpose that no feature lists.
   */
  create: (link: NewLink, em: EntityManager) => Promise<Link>
  /** Revokes the open links of these purposes. */
  revoke: (
    purposes: readonly LinkPurpose[],
    subject: string,
    now: Date,
    em: EntityManager,
  ) => Promise<void>
  /**
   * Marks the link as used, in the transaction of its effect; of two concurrent requests only one
   * succeeds. Throws LINK_EXPIRED for a link that is used, expired or deleted.
   */
  consume: (purpose: LinkPurpose, id: string, now: Date, em: EntityManager) => Promise<Link>
  /** The names of the purposes whose links never expire. */
  lastingPurposes: readonly string[]
}

/** Stored links, with their tokens and URLs. */
export interface Links extends LinkStore {
  /** Returns the link's token. */
  token: (purpose: LinkPurpose, id: string) => string
  /**
   * Returns the link's URL. A mailed link has its token in the fragment, which no log, proxy or
   * Referer contains (MAIL-1).
   */
  url: (purpose: LinkPurpose, id: string) => string
  /**
   * Returns the id in a link's token, without using the database; null for a token that is invalid
   * or of another purpose.
   */
  findId: (purpose: LinkPurpose, token: string) => string | null
  /** Returns the same id; throws LINK_EXPIRED without one. */
  getId: (purpose: LinkPurpose, token: string) => string
}

export interface LinkOptions {
  /** The first key creates tokens; all keys verify them. */
  keys: KeyRing
  purposes: readonly LinkPurpose[]
  /**
   * Returns the site's origin, which is never taken from a request; known once the server listens.
   */
  siteUrl: () => string
}

export function createLinks({ keys, purposes, siteUrl }: LinkOptions): Links {
  const token: Links['token'] = (purpose, id) => linkToken(keys, purpose, id)
  const findId: Links['findId'] = (purpose, given) => readLinkToken(keys, purpose, given)
  return {
    ...createLinkStore(purposes),
    token,
    url: (purpose, id) => siteUrl() + purpose.toPath(token(purpose, id)),
    findId,
    getId: (purpose, given) => {
      const id = findId(purpose, given)
      if (id === null) throw new AppError('LINK_EXPIRED')
      return id
    },
  }
}

/** Creates a store for links of these purposes. */
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
    lastingPurposes: purposes
      .filter(({ lifetimeMs }) => lifetimeMs === null)
      .map(({ name }) => name),
  }
}

const revokeLinks: LinkStore['revoke'] = async (purposes, subject, now, em) => {
  await em.query(
    `UPDATE link SET "usedAt" = $3 WHERE purpose = ANY($1) AND subject = $2 AND "usedAt" IS NULL`,
    [purposes.map(({ name }) => name), subject, now],
  )
}

const consumeLink: LinkStore['consume'] = async (purpose, id, now, em) => {
  // The columns have the names of the entity's properties.
  const [[link]] = await em.query<[Link[], number]>(
    `UPDATE link SET "usedAt" = $3 WHERE id = $1 AND purpose = $2 AND "usedAt" IS NULL
     AND ("expiresAt" IS NULL OR "expiresAt" > $3) RETURNING *`,
    [id, purpose.name, now],
  )
  if (!link) throw new AppError('LINK_EXPIRED')
  return link
}
