const longWord = /\S{13,}/gu
const fiveLetters = /\S{5}(?=\S{4})/gu

/**
 * A name for a narrow column: its words of more than 12 letters may break after each fifth letter, but
 * not just before their end.
 */
export const NameText = ({ children }: { children: string }) =>
  children
    .replace(longWord, word => word.replace(fiveLetters, '$&\n'))
    .split('\n')
    .flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part))
