/** A text as a header's value, which is one line, whatever a row holds. */
export const headerValue = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()
