const longPart = /[^\s-]{13,}/gu
const fiveLetters = /[^\s-]{5}(?=[^\s-]{4})/gu

/**
 * A name for a narrow column. A browser breaks it after a space and a hyphen; a part of more than 12 letters
 * between them may also break after each fifth letter, but not just before its end.
 */
export const NameText = ({ children }: { children: string }) =>
  children
    .replace(longPart, part => part.replace(fiveLetters, '$&\n'))
    .split('\n')
    .flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part))
