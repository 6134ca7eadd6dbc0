/** A line that leads somewhere: its words, and the address behind them. */
export interface MailLink {
  label: string
  url: string
}

/** What a mail says, once, for both its forms: a text as plain as it was typed, nothing escaped. */
export interface MailContent {
  subject: string
  heading: string
  paragraphs: readonly (string | MailLink)[]
  button?: MailLink
  /** What stands below the button. */
  closing?: readonly string[]
}

/** The same with another address for each link. */
export function mapUrls(content: MailContent, change: (url: string) => string): MailContent {
  const changed = ({ label, url }: MailLink): MailLink => ({ label, url: change(url) })
  return {
    ...content,
    paragraphs: content.paragraphs.map(one => (typeof one === 'string' ? one : changed(one))),
    ...(content.button && { button: changed(content.button) }),
  }
}
