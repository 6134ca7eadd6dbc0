import { FOOTER } from './footer'
import type { MailContent, MailLink } from './mail-content'

/**
 * Renders the mail as HTML, with the same words as its text. It has no pictures, scripts or remote
 * content.
 */
export function renderHtml({
  subject,
  heading,
  paragraphs,
  button,
  closing = [],
}: MailContent): string {
  const blocks = [
    `<h1 style="margin:0 0 24px;font-size:26px;line-height:1.25">${linesOf(heading)}</h1>`,
    ...paragraphs.map(one => paragraph(typeof one === 'string' ? linesOf(one) : linkOf(one))),
    ...(button ? [buttonOf(button)] : []),
    ...closing.map(one => paragraph(linesOf(one))),
    `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #E5CBBB;font-size:14px;color:#36473F">${linesOf(FOOTER)}</p>`,
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:16px;background:#FFF4EA;color:#06120E;font:16px/1.5 Arial,Helvetica,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#FFFFFF;border-radius:12px">
${blocks.join('\n')}
</div>
</body>
</html>
`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a value for HTML text or a quoted attribute. */
function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, letter => ENTITIES[letter] ?? letter)
}

const linesOf = (value: string) => escapeHtml(value).replaceAll('\n', '<br>\n')

const paragraph = (html: string) => `<p style="margin:0 0 16px;overflow-wrap:anywhere">${html}</p>`

/** Renders a link, or plain text if its URL is hidden. */
const linkOf = ({ label, url }: MailLink) => `${linesOf(label)}<br>\n${anchor(url, url, LINK)}`

/** Also shows the URL below the button, because some mail clients do not show buttons. */
const buttonOf = ({ label, url }: MailLink) =>
  paragraph(anchor(url, label, BUTTON)) +
  `\n<p style="margin:0 0 16px;overflow-wrap:anywhere;font-size:14px;color:#36473F">${escapeHtml(url)}</p>`

const LINK = 'color:#962717'
const BUTTON =
  'display:inline-block;padding:12px 24px;background:#0F4A3B;color:#FFFFFF;text-decoration:none;font-weight:bold;border-radius:8px'

const anchor = (url: string, words: string, style: string) =>
  /^https?:\/\//.test(url)
    ? `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(words)}</a>`
    : escapeHtml(words)
