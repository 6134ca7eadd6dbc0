import MarkdownIt from 'markdown-it'
import type { MailBlock, MailRun } from '../../mail/mail-content'
import { letterPlaceholders, type LetterPlaceholder } from '../../shared/letter-rules'

/** The values of one person; null where there is none. */
export type LetterValues = Readonly<Record<LetterPlaceholder, string | null>>

export const NO_VALUES: LetterValues = { firstName: null, position: null, bookingWhen: null }

/** Without HTML, headings, pictures and code: what is none of these rules is text (MAIL-42). */
const markdown = new MarkdownIt('zero', { html: false }).enable([
  'list',
  'emphasis',
  'link',
  'autolink',
  'newline',
  'escape',
])
/** The brackets of a picture are text, and begin no link. */
markdown.inline.ruler.before('link', 'picture', (state, isSilent) => {
  if (!state.src.startsWith('![', state.pos)) return false
  if (!isSilent) state.pending += '!['
  state.pos += 2
  return true
})
/** A link to anything else stays as it was typed. */
markdown.validateLink = url => /^(?:https?:\/\/[^\s/]|mailto:\S+@)/i.test(url)

type Token = ReturnType<MarkdownIt['parse']>[number]

/** `{name}` or `{name|what stands for a missing value}`. */
const PLACEHOLDER = /\{(?<name>[A-Za-z]+)(?:\|(?<missing>[^{}]*))?\}/g

const isPlaceholder = (name: string): name is LetterPlaceholder =>
  Object.hasOwn(letterPlaceholders, name)

/**
 * Replaces the placeholders of a plain text. The values are not read as Markdown, because they are put
 * into what was parsed before. An unknown placeholder stays as it is.
 */
export function fillPlaceholders(text: string, values: LetterValues): string {
  return text.replace(PLACEHOLDER, (whole, name: string, missing: string | undefined) =>
    isPlaceholder(name) ? (values[name] ?? missing ?? letterPlaceholders[name]) : whole,
  )
}

/** Returns the placeholders that are none, each once. */
export function unknownPlaceholders(text: string): string[] {
  const found = [...text.matchAll(PLACEHOLDER)].map(({ groups }) => groups?.['name'] ?? '')
  return [...new Set(found.filter(name => !isPlaceholder(name)))].map(name => `{${name}}`)
}

/** Returns the blocks of a letter's Markdown for one reader. */
export function letterBlocks(body: string, values: LetterValues): MailBlock[] {
  return blocksOf(markdown.parse(body, {})[Symbol.iterator](), values)
}

/** Returns the addresses of the links, each once. */
export function linksOf(body: string): string[] {
  const tokens = markdown.parse(body, {}).flatMap(({ children }) => children ?? [])
  return [...new Set(tokens.flatMap(token => token.attrGet('href') ?? []))]
}

/** Reads blocks up to the end of the list or item that they are in. */
function blocksOf(tokens: Iterator<Token>, values: LetterValues): MailBlock[] {
  const blocks: MailBlock[] = []
  for (
    let next = tokens.next();
    !next.done && !/^(?:list_item|\w+_list)_close$/.test(next.value.type);
    next = tokens.next()
  ) {
    const { type, children } = next.value
    if (type === 'inline') blocks.push({ runs: runsOf(children ?? [], values) })
    if (type === 'bullet_list_open' || type === 'ordered_list_open')
      blocks.push({ isOrdered: type === 'ordered_list_open', items: itemsOf(tokens, values) })
  }
  return blocks
}

function itemsOf(tokens: Iterator<Token>, values: LetterValues): MailBlock[][] {
  const items: MailBlock[][] = []
  for (
    let next = tokens.next();
    !next.done && next.value.type === 'list_item_open';
    next = tokens.next()
  )
    items.push(blocksOf(tokens, values))
  return items
}

function runsOf(tokens: readonly Token[], values: LetterValues): MailRun[] {
  const runs: MailRun[] = []
  let [bold, italic] = [0, 0]
  let url: string | undefined
  for (const token of tokens) {
    const { type, nesting, content } = token
    if (type.startsWith('strong_')) bold += nesting
    if (type.startsWith('em_')) italic += nesting
    if (type === 'link_open') url = token.attrGet('href') ?? undefined
    if (type === 'link_close') url = undefined
    const text =
      type === 'text' ? fillPlaceholders(content, values) : /break$/.test(type) ? '\n' : ''
    if (text === '') continue
    runs.push({
      text,
      ...(bold > 0 && { isBold: true }),
      ...(italic > 0 && { isItalic: true }),
      ...(url !== undefined && { url }),
    })
  }
  return runs
}
