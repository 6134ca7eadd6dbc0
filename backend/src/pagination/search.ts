import { trimToNull } from '../core/normalize'

/** What is above or below a letter, once an accented one is taken apart. */
const COMBINING_MARKS = '[\u0300-\u036f]'

/** Letters that Unicode does not take apart, and what people without that key write. */
const STROKES: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ' }

/** The last of the alphabets that have capitals and accents, all but a few old ones. */
const LAST_LETTER = 0x1fff

/** What can be searched: database/select.ts is one. */
interface Filterable {
  filter: (condition: (value: (value: unknown) => string) => string) => unknown
}

/** Every letter by its plain one: o has O, Ö, ö, Ø and many more. */
const variants = new Map<string, string>()
for (let code = 0; code <= LAST_LETTER; code += 1) {
  const letter = String.fromCodePoint(code)
  const plain = withoutAccents(letter)
  if (/^\p{L}$/u.test(plain)) variants.set(plain, (variants.get(plain) ?? '') + letter)
}

/**
 * Keeps the rows whose texts contain each of the words, in any order, in any case, and with or without
 * accents. The words are made wide instead of the texts made plain, because taking 50,000 names apart
 * costs PostgreSQL half a second; and so no locale of a database matters.
 */
export function applySearch(
  list: Filterable,
  search: string | null | undefined,
  texts: readonly string[],
): void {
  const words = trimToNull(search)?.split(/\s+/) ?? []
  const patterns = [...new Set(words.map(patternOf))]
  if (patterns.length === 0) return
  // No word has a blank, so that none is found across two texts.
  list.filter(value => `concat_ws(' ', ${texts.join(', ')}) ~ ALL (${value(patterns)})`)
}

/** The word as a regular expression of PostgreSQL; whatever is no letter stands for itself. */
function patternOf(word: string): string {
  return Array.from(word.normalize('NFC'), letter => {
    const plain = withoutAccents(letter)
    const alike = variants.get(plain)
    // Also when a text was stored taken apart.
    if (alike) return `[${alike}]${COMBINING_MARKS}*`
    return plain && letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&')
  }).join('')
}

/** The letter in lower case without its accents; nothing, when it is an accent. */
function withoutAccents(letter: string): string {
  const plain = letter.normalize('NFD').replace(new RegExp(COMBINING_MARKS, 'g'), '').toLowerCase()
  return STROKES[plain] ?? plain
}
