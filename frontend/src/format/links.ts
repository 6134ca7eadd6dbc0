/** Links that leave the site: phone calls and mails. */
export const tel = (phone: string) => `tel:+1${phone.replace(/\D/g, '')}`

export const mailTo = (address: string, subject?: string) =>
  subject ? `mailto:${address}?subject=${encodeURIComponent(subject)}` : `mailto:${address}`

/** Running text; a part may be a link. */
export type Prose = readonly (string | { text: string; href: string })[]

/** Returns the text without its links, for search engines. */
export const toPlainText = (prose: Prose) =>
  prose.map(piece => (typeof piece === 'string' ? piece : piece.text)).join('')
