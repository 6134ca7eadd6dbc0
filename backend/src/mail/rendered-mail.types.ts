import type { EntityManager } from 'typeorm'
import type { MailAttachment } from './mail-content'
import type { Mail } from './mail.entity'

/** A mail as it is sent. Sender, recipient and Message-ID come from the row and the settings. */
export interface RenderedMail {
  subject: string
  text: string
  html: string
  attachment?: MailAttachment
  /** An address. */
  replyTo: string
  /** Further headers, by name. */
  headers: Record<string, string>
}

interface RenderOptions {
  /** Replaces the links, for a reader other than the recipient. */
  hideLinks?: boolean
}

/**
 * Renders a mail as text, HTML and headers from the current rows. Returns null if its subject no
 * longer exists, if no feature defines this mail, or if it is being sent and its link is used or
 * expired.
 */
export type RenderMail = (
  mail: Mail,
  em: EntityManager,
  options?: RenderOptions,
) => Promise<RenderedMail | null>
