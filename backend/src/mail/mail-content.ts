/** A link: its text and its URL. */
export interface MailLink {
  label: string
  url: string
}

/** A part of a line. Its link is public: unlike a `MailLink`, it is never hidden from the team. */
export interface MailRun {
  text: string
  isBold?: boolean
  isItalic?: boolean
  url?: string
}

/** A paragraph with bold or italic text and links in it. */
export interface MailLines {
  runs: readonly MailRun[]
}

/** A list; an item can have several paragraphs and lists. */
interface MailList {
  isOrdered: boolean
  items: readonly (readonly MailBlock[])[]
}

/** A paragraph, a link on a line of its own, or a list. */
export type MailBlock = string | MailLink | MailLines | MailList

/** A file that is attached to a mail. */
export interface MailAttachment {
  filename: string
  /** The media type with its parameters, such as `text/calendar; charset=utf-8`. */
  contentType: string
  content: string
}

/** The content of a mail, for both HTML and plain text. Texts are not escaped. */
export interface MailContent {
  subject: string
  heading: string
  paragraphs: readonly MailBlock[]
  /** Where the reader has something to do. */
  button?: MailLink
  /** Paragraphs below the button. */
  closing?: readonly (string | MailLink)[]
  attachment?: MailAttachment
}

/** A mail's content with its greeting: one line, which only a proven address gets (MAIL-25). */
export interface GreetedContent extends MailContent {
  greeting: string | null
}

/** Returns the content with the URL of each link replaced, except the public ones of a `MailRun`. */
export function mapUrls(content: MailContent, change: (url: string) => string): MailContent {
  const changed = <Block extends MailBlock>(block: Block): Block =>
    typeof block === 'object' && 'label' in block ? { ...block, url: change(block.url) } : block
  return {
    ...content,
    paragraphs: content.paragraphs.map(changed),
    ...(content.button && { button: changed(content.button) }),
    ...(content.closing && { closing: content.closing.map(changed) }),
  }
}
