/** A link: its text and its URL. */
export interface MailLink {
  label: string
  url: string
}

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
  paragraphs: readonly (string | MailLink)[]
  /** Where the reader has something to do. */
  button?: MailLink
  /** Paragraphs below the button. */
  closing?: readonly string[]
  attachment?: MailAttachment
}

/** A mail's content with its greeting: one line, which only a proven address gets (MAIL-25). */
export interface GreetedContent extends MailContent {
  greeting: string | null
}

/** Returns the content with the URL of each link replaced. */
export function mapUrls(content: MailContent, change: (url: string) => string): MailContent {
  const changed = ({ label, url }: MailLink): MailLink => ({ label, url: change(url) })
  return {
    ...content,
    paragraphs: content.paragraphs.map(one => (typeof one === 'string' ? one : changed(one))),
    ...(content.button && { button: changed(content.button) }),
  }
}
