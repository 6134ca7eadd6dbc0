import type { EntityManager } from 'typeorm'
import type { LinkPurpose } from '../links/link-purpose'
import type { Links } from '../links/links'
import type { MailContent } from './mail-content'
import type { Mail } from './mail.entity'

/** One kind of mail: its name, and how its content is read from the database. */
export interface MailDefinition {
  kind: 'mail'
  /** The stored name, also the value of GraphQL's MailTemplate. Must never change. */
  name: string
  /** The description in the schema, for integrators. */
  description: string
  /** True if a stranger can cause it by typing somebody's address; such mails are limited (MAIL-4). */
  isCausedByStrangers?: boolean
  /** True for a mail to many people, which nobody waits for: it is sent behind all others (MAIL-40). */
  isBulk?: boolean
  /** True if a mail that is not sent yet goes to the person's new address when that changes (MAIL-44). */
  followsPerson?: boolean
  /** Reads the content from the current rows; null if its subject no longer exists. */
  read: (mail: Mail, em: EntityManager, tools: MailTools) => Promise<MailReading | null>
}

/** The content of a mail, and its headers if it has any of its own. */
export interface MailReading extends MailContent {
  /** The Reply-To address; the team's address by default. */
  replyTo?: string
  /** Further headers, by name. */
  headers?: Record<string, string>
}

export interface MailTools {
  links: Links
  /** When the mail is rendered. */
  now: Date
  /** The site's origin. */
  siteUrl: string
  /** The team's mail address. */
  teamEmail: string
  /**
   * Returns the URL of the mail's link (`linkId` of its data). Returns null if the link is used or
   * expired and the mail is being sent, so that only the newest of several requested links is sent.
   */
  findUrl: (purpose: LinkPurpose) => Promise<string | null>
}

/** Defines a mail. A feature must list it in `mails`; `Mailer.queue` throws for any other mail. */
export const defineMail = (mail: Omit<MailDefinition, 'kind'>): MailDefinition => ({
  kind: 'mail',
  ...mail,
})
