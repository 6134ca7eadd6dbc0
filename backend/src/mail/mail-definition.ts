import type { EntityManager } from 'typeorm'
import type { LinkPurpose } from '../links/link-purpose'
import type { Links } from '../links/links'
import type { MailContent } from './mail-content'
import type { Mail } from './mail.entity'

/** A mail of one kind: what it is called, and how it is read from the rows it is about. */
export interface MailDefinition {
  kind: 'mail'
  /** As it is stored, and as GraphQL's MailTemplate calls it: never changed. */
  name: string
  /** For integrators: what the mail is about. */
  description: string
  /** True when anybody can have it sent to an address that is not proven theirs: such mails are counted (decision M4). */
  isToUnproven?: boolean
  /** What it says, from the rows as they are by now; null when those it speaks of are gone. */
  read: (mail: Mail, em: EntityManager, tools: MailTools) => Promise<MailReading | null>
}

/** What a mail says, and what is different in its head. */
export interface MailReading {
  content: MailContent
  /** The team's address without it. */
  replyTo?: string
  /** Further headers, by name. */
  headers?: Record<string, string>
}

export interface MailTools {
  links: Links
  /** The site's origin. */
  siteUrl: string
  /** Where the team reads its mail. */
  teamEmail: string
  /**
   * Where the mail's link leads (`linkId` of its data): null when it opens nothing any more and the mail is about to be
   * sent. Asked again, only the newer one goes out.
   */
  findUrl: (purpose: LinkPurpose) => Promise<string | null>
}

/** Its feature lists it in `mails`: what is not listed is refused when it is queued. */
export const defineMail = (mail: Omit<MailDefinition, 'kind'>): MailDefinition => ({
  kind: 'mail',
  ...mail,
})
