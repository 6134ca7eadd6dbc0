import { db } from '../../database/data-source'
import type { AuditRecord, AuditSubject } from '../../audit/audit-record.entity'

/** The tables whose rows a record can be about, and that belong to a person. */
export const OWNED_SUBJECTS = [
  'waitlist_entry',
  'membership',
  'court_booking',
  'charge',
  'due',
  'note',
  'api_token',
  'mail',
]

/** SQL for the ids of offers, and of the person of each. */
export const OFFERS = `SELECT offer.id, entry."userId"
  FROM offer JOIN waitlist_entry entry ON entry.id = offer."entryId"`

/** SQL for the ids of all rows that a record can be about, and of the person of each, table by table. */
const OWNED = [...OWNED_SUBJECTS.map(table => `SELECT id, "userId" FROM "${table}"`), OFFERS]

/**
 * Returns SQL for the ids of all rows that records about these people have as their subject.
 * `condition` is about the alias `person`.
 */
export const subjectsOf = (condition: string): string =>
  [
    `SELECT person.id FROM "user" person WHERE ${condition}`,
    ...OWNED.map(
      rows =>
        `SELECT owned.id FROM (${rows}) owned JOIN "user" person ON person.id = owned."userId" WHERE ${condition}`,
    ),
  ].join(' UNION ALL ')

/** $1 are the ids of records. */
const PEOPLE = `SELECT record.id AS "recordId", token.name AS "tokenName",
    nullif(concat_ws(' ', actor."firstName", actor."lastName"), '') AS "actorName",
    person.id, person."firstName", person."lastName", person.email, entry.id AS "entryId"
  FROM audit_record record
  LEFT JOIN "user" actor ON actor.id = record."actorId"
  LEFT JOIN api_token token ON token.id = record."tokenId"
  LEFT JOIN LATERAL (
    SELECT id AS "userId" FROM "user" WHERE id = record."subjectId"
    ${OWNED.map(rows => `UNION ALL SELECT "userId" FROM (${rows}) owned WHERE id = record."subjectId"`).join(' ')}
    LIMIT 1
  ) owner ON true
  LEFT JOIN "user" person ON person.id = owner."userId"
  LEFT JOIN LATERAL (
    SELECT id FROM waitlist_entry WHERE "userId" = person.id ORDER BY position DESC LIMIT 1
  ) entry ON true
  WHERE record.id = ANY($1)`

type PeopleRow = Pick<AuditRecord, 'actorName' | 'tokenName'> &
  Omit<AuditSubject, 'id'> & { recordId: string; id: string | null }

/** Adds to records the names of who acted, of the token and of the person whom each is about. */
export async function addPeople(records: readonly AuditRecord[]): Promise<void> {
  if (records.length === 0) return
  const rows = await db.query<PeopleRow[]>(PEOPLE, [records.map(({ id }) => id)])
  const byRecord = new Map(rows.map(row => [row.recordId, row]))
  for (const record of records) {
    const row = byRecord.get(record.id)
    if (!row) continue
    const { recordId: _recordId, actorName, tokenName, id, ...person } = row
    Object.assign(record, { actorName, tokenName, subject: id === null ? null : { id, ...person } })
  }
}
