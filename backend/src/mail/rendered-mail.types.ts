import type { EntityManager } from 'typeorm'
import type { Mail } from './mail.entity'

/** A mail as it is sent; who it is from and to, and its Message-ID, stand with the row and the settings. */
export interface RenderedMail {
  subject: string
  text: string
  html: string
  /** An address. */
  replyTo: string
  /** Further headers, by name. */
  headers: Record<string, string>
}

interface RenderOptions {
  /** For a reader whom the links do not concern. */
  hideLinks?: boolean
}

/**
 * A mail as text, HTML and headers, from the rows as they are by now. Null when those it speaks of are gone, when no
 * feature has such a mail, or when it is about to be sent and its link opens nothing any more.
 */
export type RenderMail = (
  mail: Mail,
  em: EntityManager,
  options?: RenderOptions,
) => Promise<RenderedMail | null>
