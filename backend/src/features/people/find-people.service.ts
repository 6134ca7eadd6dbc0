import { db } from '../../database/data-source'
import { trimToNull } from '../../core/normalize'
import { applySearch } from '../../pagination/search'
import { digitsOf, phoneDigits } from '../contact/contact.service'
import { STAFF_ROLE } from '../staff/staff.service'
import type { FoundPerson } from './people.types'

const FOUND_MAX = 10

/**
 * Matches that are ranked at most, the accounts that registered first. So a single letter, which no
 * trigram index finds, stays fast with many accounts.
 */
const RANKED_MAX = 1_000

const POSITION = /^#\s*(\d{1,9})$/
const FOUNDING_NUMBER = /^(?:no\.?|nr\.?|№)\s*(\d{1,9})$/i

/**
 * Returns at most ten people, best first: by the whole address, the whole name, its beginning, the
 * beginning of a word, then other matches; people with a place first, by position (API-23). A position
 * and a founding number find one person.
 */
export async function findPeople(search: string): Promise<FoundPerson[]> {
  const text = trimToNull(search)
  if (text === null) return []
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const condition = conditionOf(text, value)
  const whole = `plain_text(${value(text.replaceAll(/[\\%_]/g, '\\$&'))})`
  return db.query<FoundPerson[]>(
    `WITH matching AS MATERIALIZED (
       SELECT person.* FROM "user" person WHERE ${condition} LIMIT ${RANKED_MAX}
     )
     SELECT person.id, person."firstName", person."lastName",
       CASE WHEN person."deletedAt" IS NULL THEN person.email END AS email,
       ${STAFF_ROLE} AS "staffRole", entry.position, entry.status,
       latest.number AS "foundingNumber", latest.state AS "membershipState", latest.plan
     FROM matching person
     LEFT JOIN waitlist_entry entry ON entry."userId" = person.id
     LEFT JOIN LATERAL (
       SELECT number, state, plan FROM membership WHERE "userId" = person.id
       ORDER BY number DESC LIMIT 1
     ) latest ON true
     ORDER BY CASE
         WHEN person."searchText" LIKE '% ' || ${whole} OR person."searchText" LIKE ${whole} THEN 0
         WHEN person."searchText" LIKE ${whole} || ' %' THEN 1
         WHEN person."searchText" LIKE ${whole} || '%' THEN 2
         WHEN person."searchText" LIKE '% ' || ${whole} || '%' THEN 3
         ELSE 4
       END, entry.position, person."createdAt", person.id
     LIMIT ${FOUND_MAX}`,
    values,
  )
}

/** Returns SQL that is true for the people whom the search means. */
function conditionOf(text: string, value: (one: unknown) => string): string {
  const position = POSITION.exec(text)?.[1]
  if (position !== undefined)
    return `person.id = (SELECT "userId" FROM waitlist_entry WHERE position = ${value(position)}::int)`
  const number = FOUNDING_NUMBER.exec(text)?.[1]
  if (number !== undefined)
    return `person.id = (SELECT "userId" FROM membership WHERE number = ${value(number)}::int)`
  const conditions = [`person."deletedAt" IS NULL`]
  applySearch({ filter: one => conditions.push(one(value)) }, text, 'person."searchText"')
  const named = conditions.join(' AND ')
  const digits = digitsOf(text)
  if (digits === undefined) return named
  const senders = `SELECT message.email FROM contact_submission message
    WHERE ${phoneDigits('message')} LIKE ${value(`%${digits}%`)}`
  return `(${named} OR person.email IN (${senders}))`
}
