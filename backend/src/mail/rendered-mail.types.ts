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

/** Reads the rows as they are by then; null when those it speaks of are gone. */
export type RenderMail = (mail: Mail, em: EntityManager) => Promise<RenderedMail | null>
