import type { EntityManager } from 'typeorm'
import {
  concernsPeople,
  eraseOwn,
  selectOwn,
  type DataFate,
  type DataOwner,
  type FateOfRows,
} from '../../accounts/personal-data'

/** A person before their rows are read for the words to remove. */
type Erased = Omit<DataOwner, 'words'>

/** A single letter would be found in every text. */
const WORD_MIN = 2

/**
 * Erases a person's rows in every table as its fate says, and their names and addresses in the audit
 * log, in the caller's transaction, which has locked the person. Returns the words that were removed.
 */
export async function erasePerson(
  fates: readonly DataFate[],
  person: Erased,
  em: EntityManager,
): Promise<readonly string[]> {
  const ofPeople = fates.filter(concernsPeople)
  const owner = { ...person, words: await listWords(ofPeople, person, em) }
  const subjects = await listIds(ofPeople, owner, em)
  const { id, email, words, gone } = owner
  await em.query('SELECT forget_in_records($1, $2, $3, $4, $5)', [id, subjects, email, words, gone])
  for (const fate of ofPeople) {
    const statement = eraseOwn(fate, owner)
    if (statement) await em.query(statement.text, statement.values)
  }
  return words
}

/** Returns the person's names, addresses and numbers, each once; a full name before its parts. */
async function listWords(
  fates: readonly FateOfRows[],
  person: Erased,
  em: EntityManager,
): Promise<string[]> {
  const found = new Set<string>()
  for (const fate of fates) {
    if (fate.person.words === undefined) continue
    const select = `unnest(${fate.person.words}) AS word`
    const { text, values } = selectOwn(fate, select, { ...person, words: [] })
    const rows = await em.query<{ word: string | null }[]>(text, values)
    for (const { word } of rows) found.add(word?.trim() ?? '')
  }
  return [...found]
    .filter(word => word.length >= WORD_MIN)
    .sort((one, other) => other.length - one.length)
}

/** Returns the ids of the person's rows that the deletion changes: audit records can be about them. */
async function listIds(
  fates: readonly FateOfRows[],
  owner: DataOwner,
  em: EntityManager,
): Promise<string[]> {
  const ids: string[] = []
  for (const fate of fates) {
    if (fate.person.deletion.sql === undefined) continue
    const { text, values } = selectOwn(fate, `to_jsonb(own) ->> 'id' AS id`, owner)
    const rows = await em.query<{ id: string | null }[]>(text, values)
    ids.push(...rows.flatMap(({ id }) => id ?? []))
  }
  return ids
}
