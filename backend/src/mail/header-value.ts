/** Returns the text as a header value on one line, without control characters. */
export const headerValue = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()
