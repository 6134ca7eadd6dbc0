import { FOOTER } from './footer'
import type { MailContent, MailLink } from './mail-content'

/** Renders the mail as plain text. Each URL is on a separate line below its label. */
export function renderText({ heading, paragraphs, button, closing = [] }: MailContent): string {
  const blocks = [heading, ...paragraphs, ...(button ? [button] : []), ...closing, FOOTER]
  return `${blocks.map(textOf).join('\n\n')}\n`
}

const textOf = (block: string | MailLink) =>
  typeof block === 'string' ? block : `${block.label}\n${block.url}`
