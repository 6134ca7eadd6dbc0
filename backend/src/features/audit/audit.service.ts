import { AuditRecord } from '../../audit/audit-record.entity'
import { db } from '../../database/data-source'
import { select } from '../../database/select'
import { liveQuery } from '../../graphql/live-query'
import type { Services } from '../../graphql/services'
import type { Connection } from '../../pagination/connection'
import { paginateForTeam } from '../../pagination/followed-list'
import { applyWords } from '../../pagination/search'
import { normalizeId } from '../../shared/rules'
import { addPeople, subjectsOf } from './audit-people'
import type { AuditArgs } from './audit.inputs'
import type { AuditActor, AuditFilters } from './audit.types'

/** The NOTIFY channel of new records. A trigger sends a record's id. */
export const AUDIT_RECORDED = 'audit_recorded'

/** Subscribes the team to each new record. */
export const subscribeToAudit = liveQuery({ channel: AUDIT_RECORDED, find: findAuditRecord })

/** Returns a page of the records, latest first, with the names of the people. */
export async function listAuditRecords({
  search,
  entryId,
  userId,
  actorId,
  action,
  ...page
}: AuditArgs): Promise<Connection<AuditRecord>> {
  const records = select(AuditRecord, 'record')
  if (entryId)
    records.filter(value => {
      const userId = `(SELECT "userId" FROM waitlist_entry WHERE id = ${value(entryId)})`
      return `record."subjectId" IN (${subjectsOf(`person.id = ${userId}`)})`
    })
  if (userId)
    records.filter(
      value => `record."subjectId" IN (${subjectsOf(`person.id = ${value(normalizeId(userId))}`)})`,
    )
  if (actorId) records.filter(value => `record."actorId" = ${value(normalizeId(actorId))}`)
  if (action) records.filter(value => `record.action = ${value(action)}`)
  applyWords(records, search, value =>
    [
      `replace(record.action, '_', ' ') LIKE ${value}`,
      `record."actorEmail" LIKE ${value}`,
      `record."subjectId" IN (${subjectsOf(`person."searchText" LIKE ${value}`)})`,
    ].join(' OR '),
  )
  const found = await paginateForTeam(records, page)
  await addPeople(found.edges.map(({ node }) => node))
  return found
}

/** Also former staff and former owners. */
const STAFF = `SELECT id, "firstName", "lastName", email FROM "user"
  WHERE role = 'ADMIN' OR "appointedRole" IS NOT NULL OR "wasTeam"
    OR id IN (SELECT "subjectId" FROM audit_record WHERE action = 'staff_end')
  ORDER BY "firstName", "lastName", email`

/** Returns what the records can be filtered by. */
export async function listAuditFilters({ auditLog }: Services): Promise<AuditFilters> {
  const kinds = auditLog.actions.map(({ name, description }) => ({
    action: name,
    what: description,
  }))
  const byWords = kinds.toSorted((a, b) => a.what.localeCompare(b.what, 'en'))
  return { kinds: byWords, staff: await db.query<AuditActor[]>(STAFF) }
}

async function findAuditRecord(id: string): Promise<AuditRecord | null> {
  const record = await db.getRepository(AuditRecord).findOneBy({ id })
  if (record) await addPeople([record])
  return record
}
