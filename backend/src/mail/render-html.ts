import { escapeHtml } from '../core/escape-html'
import { club } from '../shared/club'
import { FOOTER } from './footer'
import type { GreetedContent, MailBlock, MailLines, MailLink, MailRun } from './mail-content'
import { DARK_STYLES, styles } from './mail-styles'

/**
 * Renders the mail as HTML, with the same words as its text and the site's look: at most 600 pixels
 * wide, in a table, because some mail programs know no other layout. It has no pictures, scripts or
 * remote content (MAIL-28).
 */
export function renderHtml(content: GreetedContent): string {
  const { subject, heading, greeting, paragraphs, button, closing = [] } = content
  const blocks = [
    `<h1 style="${styles.heading}">${linesOf(heading)}</h1>`,
    ...(greeting === null ? [] : [paragraph(linesOf(greeting))]),
    ...paragraphs.map(blockOf),
    ...(button ? [buttonOf(button)] : []),
    ...closing.map(blockOf),
    `<p class="muted" style="${styles.footer}">${linesOf(FOOTER)}</p>`,
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
${DARK_STYLES}
</style>
</head>
<body class="page" style="${styles.page}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.page}">
<tr><td align="center" style="padding:16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;text-align:left">
<tr><td style="${styles.header}"><span style="${styles.ball}"></span>${linesOf(club.name)}</td></tr>
<tr><td class="card" style="${styles.card}">
${blocks.join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const linesOf = (value: string) => escapeHtml(value).replaceAll('\n', '<br>\n')

const paragraph = (html: string) => `<p style="${styles.paragraph}">${html}</p>`

function blockOf(block: MailBlock): string {
  if (typeof block === 'object' && 'items' in block) {
    const tag = block.isOrdered ? 'ol' : 'ul'
    const items = block.items.map(
      item => `<li style="${styles.item}">${item.map(inItem).join('\n')}</li>`,
    )
    return `<${tag} style="${styles.list}">\n${items.join('\n')}\n</${tag}>`
  }
  return paragraph(inlineOf(block))
}

/** Renders a block of a list's item: a paragraph there has no margin of its own. */
const inItem = (block: MailBlock) =>
  typeof block === 'object' && 'items' in block ? blockOf(block) : `<div>${inlineOf(block)}</div>`

function inlineOf(block: string | MailLink | MailLines): string {
  if (typeof block === 'string') return linesOf(block)
  return 'label' in block ? linkOf(block) : block.runs.map(runOf).join('')
}

function runOf({ text, isBold, isItalic, url }: MailRun): string {
  const plain = url === undefined ? linesOf(text) : anchor(url, text, 'link')
  const html = isItalic ? `<em>${plain}</em>` : plain
  return isBold ? `<strong>${html}</strong>` : html
}

/** Renders a link, or plain text if its URL is hidden. */
const linkOf = ({ label, url }: MailLink) => `${linesOf(label)}<br>\n${anchor(url, url, 'link')}`

/** Also shows the URL below the button, because some mail clients do not show buttons. */
const buttonOf = ({ label, url }: MailLink) =>
  paragraph(anchor(url, label, 'button')) +
  `\n<p class="muted" style="${styles.muted}">${escapeHtml(url)}</p>`

const anchor = (url: string, text: string, kind: 'link' | 'button') =>
  /^(?:https?:\/\/|mailto:)/.test(url)
    ? `<a class="${kind}" href="${escapeHtml(url)}" style="${styles[kind]}">${escapeHtml(text)}</a>`
    : escapeHtml(text)
