import { club } from '../shared/club'
import { FOOTER } from './footer'
import type { GreetedContent, MailLink } from './mail-content'

/** Renders the mail as plain text. Each URL is on a separate line below its label. */
export function renderText(content: GreetedContent): string {
  const { heading, greeting, paragraphs, button, closing = [] } = content
  const blocks = [
    club.name,
    heading,
    ...(greeting === null ? [] : [greeting]),
    ...paragraphs,
    ...(button ? [button] : []),
    ...closing,
    FOOTER,
  ]
  return `${blocks.map(textOf).join('\n\n')}\n`
}

const textOf = (block: string | MailLink) =>
  typeof block === 'string' ? block : `${block.label}\n${block.url}`
