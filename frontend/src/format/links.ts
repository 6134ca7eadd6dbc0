/** Links that leave the site: phone calls and mails. */
export const tel = (phone: string) => `tel:+1${phone.replace(/\D/g, '')}`

/**
 * Returns a `mailto:` URL. In an address as somebody typed it, `?` and the like are encoded: they
 * would begin the mail's fields, such as `bcc` (FORM-9).
 */
export function mailTo(address: string, subject?: string): string {
  const to = address.split('@').map(encodeURIComponent).join('@')
  return subject ? `mailto:${to}?subject=${encodeURIComponent(subject)}` : `mailto:${to}`
}

/** Running text; a part may be a link. */
export type Prose = readonly (string | { text: string; href: string })[]

/** Returns the text without its links, for search engines. */
export const toPlainText = (prose: Prose) =>
  prose.map(piece => (typeof piece === 'string' ? piece : piece.text)).join('')
