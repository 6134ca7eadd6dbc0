/** A link: its text and its URL. */
export interface MailLink {
  label: string
  url: string
}

/** The content of a mail, for both HTML and plain text. Texts are not escaped. */
export interface MailContent {
  subject: string
  heading: string
  paragraphs: readonly (string | MailLink)[]
  button?: MailLink
  /** Paragraphs below the button. */
  closing?: readonly string[]
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
