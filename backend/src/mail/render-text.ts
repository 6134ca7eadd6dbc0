import { FOOTER } from './footer'
import type { MailContent, MailLink } from './mail-content'

/** The mail as plain text. Each link stands below its words, on a line of its own. */
export function renderText({ heading, paragraphs, button, closing = [] }: MailContent): string {
  const blocks = [heading, ...paragraphs, ...(button ? [button] : []), ...closing, FOOTER]
  return `${blocks.map(textOf).join('\n\n')}\n`
}

const textOf = (block: string | MailLink) =>
  typeof block === 'string' ? block : `${block.label}\n${block.url}`
