/**
 * What becomes of a person's data in one table (ACCOUNT-50): whether the copy of their data has it, what
 * the deletion of their account does to it, and how long it is kept otherwise. Each table has one
 * fate; a spec compares the list with the database's catalogue.
 */
export interface DataFate {
  table: string
  /** The columns that say who a person is, or hold words about them or by them. */
  columns: readonly string[]
  /** Columns that look like such, and why they are none. */
  impersonal?: Readonly<Record<string, string>>
  /** How long a row is kept while the account exists. */
  kept: string
  /** Null for a table that holds no data of a person. */
  person: PersonFate | null
}

/** The fate of the rows of one person. */
export interface PersonFate {
  /** What one row is, and what several are. */
  noun: readonly [one: string, several: string]
  /**
   * SQL that is true for the person's rows: `own` is a row, and `person` has the columns of
   * PERSON_SQL. `person.email` is null unless they have confirmed the address: until then, rows that
   * have only an address may be somebody else's (SEC-P9).
   */
  where: string
  /** SQL of an array of names, addresses and numbers in a row, which are removed from texts that stay. */
  words?: string
  copy: CopiedPart | { leftOut: string }
  deletion: Erasure
}

/** A part of the copy. */
interface CopiedPart {
  /** What the part is, as a sentence for the person. */
  about: string
  /** The SELECT list; the rows are sorted by its first column. Names nobody else. */
  select: string
}

interface Erasure {
  /** What the deletion does to the rows, in words. */
  effect: string
  /** SQL assignments for rows that stay, `remove` for rows that go, or undefined if they stay as they are. */
  sql?: string
}

/** The value of `Erasure.sql` for rows that are deleted. */
export const REMOVE = 'remove'

/** What replaces words that the team or the person has written. */
export const REMOVED_TEXT = 'Removed with the account.'

/** Returns the fate of a table that holds no data of a person. */
export const noPersonalData = (
  table: string,
  kept: string,
  impersonal: Readonly<Record<string, string>> = {},
): DataFate => ({ table, columns: [], impersonal, kept, person: null })

/** The person whose rows a statement selects. */
export interface DataOwner {
  /** Null for somebody without an account. */
  id: string | null
  /** The confirmed address, normalised; null if it is not confirmed. */
  email: string | null
  /** What replaces the address. */
  gone: string
  /** The words that are removed from texts that stay: names, addresses, telephone numbers. */
  words: readonly string[]
  /** A hash that no password has. */
  password: string | null
  now: Date
}

/** The WITH clause that a statement about a person's rows begins with. */
const PERSON_SQL = `WITH person AS (SELECT $1::uuid AS id, $2::varchar AS email, $3::varchar AS gone,
  $4::text[] AS words, $5::varchar AS password, $6::timestamptz AS now)`

const valuesOf = ({ id, email, gone, words, password, now }: DataOwner) => [
  id,
  email,
  gone,
  words,
  password,
  now,
]

interface Statement {
  text: string
  values: unknown[]
}

/** A fate of rows of people. */
export type FateOfRows = DataFate & { person: PersonFate }

export const concernsPeople = (fate: DataFate): fate is FateOfRows => fate.person !== null

/** Returns the statement that selects something of a person's rows. */
export function selectOwn(
  { table, person }: FateOfRows,
  select: string,
  owner: DataOwner,
): Statement {
  const text = `${PERSON_SQL} SELECT ${select} FROM "${table}" own, person WHERE ${person.where}`
  return { text, values: valuesOf(owner) }
}

/** Returns the statement that erases a person's rows; null if they stay as they are. */
export function eraseOwn({ table, person }: FateOfRows, owner: DataOwner): Statement | null {
  const { where, deletion } = person
  if (deletion.sql === undefined) return null
  const statement =
    deletion.sql === REMOVE
      ? `DELETE FROM "${table}" own USING person`
      : `UPDATE "${table}" own SET ${deletion.sql} FROM person`
  return { text: `${PERSON_SQL} ${statement} WHERE ${where}`, values: valuesOf(owner) }
}
