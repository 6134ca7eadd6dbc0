import { trimToNull } from '../core/normalize'
import { normalizeEmail } from '../shared/rules'

/** A list that can be filtered; database/select.ts implements it. */
export interface Filterable {
  filter: (condition: (value: (value: unknown) => string) => string) => unknown
}

/**
 * Keeps the rows whose text contains every word, in any order and case, with or without accents and
 * apostrophes. An address is searched as it is stored.
 * `column` contains texts normalized by `plain_text`, separated by blanks; words have no blanks, so
 * none matches across texts. Each word is a separate LIKE condition, because a trigram index does
 * not support LIKE ALL.
 */
export function applySearch(
  list: Filterable,
  search: string | null | undefined,
  column: string,
): void {
  applyWords(list, search, pattern => `${column} LIKE ${pattern}`)
}

/**
 * Keeps the rows for which the condition holds with the pattern of every word. The condition is SQL
 * around a pattern for LIKE, whose text `plain_text` has normalized.
 */
export function applyWords(
  list: Filterable,
  search: string | null | undefined,
  condition: (pattern: string) => string,
): void {
  const words = trimToNull(search)?.split(/\s+/) ?? []
  for (const word of new Set(words.map(asStored)))
    list.filter(value => `(${condition(`plain_text(${value(`%${escapeLike(word)}%`)})`)})`)
}

const asStored = (word: string) => (word.includes('@') ? normalizeEmail(word) : word)

/** Escapes the word for LIKE. */
const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')
