import { club } from '../shared/club'
import { FOOTER } from './footer'
import type { GreetedContent, MailBlock, MailRun } from './mail-content'

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

function textOf(block: MailBlock): string {
  if (typeof block === 'string') return block
  if ('label' in block) return `${block.label}\n${block.url}`
  if ('runs' in block) return block.runs.map(textOfRun).join('')
  return block.items
    .map((item, index) => {
      const mark = block.isOrdered ? `${String(index + 1)}. ` : '- '
      return mark + indent(item.map(textOf).join('\n'), mark.length)
    })
    .join('\n')
}

/** Indents all lines but the first. */
const indent = (text: string, width: number) => text.replaceAll('\n', `\n${' '.repeat(width)}`)

const textOfRun = ({ text, url }: MailRun) =>
  url === undefined || url === text ? text : `${text} (${url})`
