import { trimToNull } from '../core/normalize'

/** What can be searched: database/select.ts is one. */
interface Filterable {
  filter: (condition: (value: (value: unknown) => string) => string) => unknown
}

/**
 * Keeps the rows whose text contains each of the words, in any order, in any case, and with or without
 * accents. `column` holds what `plain_text` made of the texts, with a blank between two; no word has a
 * blank, so that none is found across them. Each word is a condition of its own: an index over trigrams
 * answers to LIKE, and not to LIKE ALL.
 */
export function applySearch(
  list: Filterable,
  search: string | null | undefined,
  column: string,
): void {
  const words = trimToNull(search)?.split(/\s+/) ?? []
  for (const word of new Set(words))
    list.filter(value => `${column} LIKE plain_text(${value(`%${escapeLike(word)}%`)})`)
}

/** The word as a pattern that finds nothing but itself. */
const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')
