import { AuditRecord } from '../../audit/audit-record.entity'
import { db } from '../../database/data-source'
import { select } from '../../database/select'
import { liveQuery } from '../../graphql/live-query'
import type { Connection } from '../../pagination/connection'
import { paginateForTeam } from '../../pagination/followed-list'
import { applyWords } from '../../pagination/search'
import { addPeople, subjectsOf } from './audit-people'
import type { AuditArgs } from './audit.inputs'

/** The NOTIFY channel of new records. A trigger sends a record's id. */
export const AUDIT_RECORDED = 'audit_recorded'

/** Subscribes the team to each new record. */
export const subscribeToAudit = liveQuery({ channel: AUDIT_RECORDED, find: findAuditRecord })

/** Returns a page of the records, latest first, with the names of the people. */
export async function listAuditRecords({
  search,
  entryId,
  ...page
}: AuditArgs): Promise<Connection<AuditRecord>> {
  const by = ['record."createdAt"', 'record.id']
  const order = { by, direction: 'DESC' } as const
  const records = select(AuditRecord, 'record')
  if (entryId)
    records.filter(value => {
      const userId = `(SELECT "userId" FROM waitlist_entry WHERE id = ${value(entryId)})`
      return `record."subjectId" IN (${subjectsOf(`person.id = ${userId}`)})`
    })
  applyWords(records, search, value =>
    [
      `replace(record.action, '_', ' ') LIKE ${value}`,
      `record."actorEmail" LIKE ${value}`,
      `record."subjectId" IN (${subjectsOf(`person."searchText" LIKE ${value}`)})`,
    ].join(' OR '),
  )
  const found = await paginateForTeam(records, page, {
    alias: 'record',
    time: 'createdAt',
    ...order,
  })
  await addPeople(found.edges.map(({ node }) => node))
  return found
}

async function findAuditRecord(id: string): Promise<AuditRecord | null> {
  const record = await db.getRepository(AuditRecord).findOneBy({ id })
  if (record) await addPeople([record])
  return record
}
