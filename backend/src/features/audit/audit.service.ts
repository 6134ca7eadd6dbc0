import { AuditRecord } from '../../audit/audit-record.entity'
import { select } from '../../database/select'
import type { Connection, TeamPageArgs } from '../../pagination/connection'
import { paginateForTeam } from '../../pagination/followed-list'

/** Returns a page of the records, latest first. */
export function listAuditRecords(page: TeamPageArgs): Promise<Connection<AuditRecord>> {
  const by = ['record."createdAt"', 'record.id']
  const order = { by, direction: 'DESC' } as const
  const records = select(AuditRecord, 'record')
  return paginateForTeam(records, page, { alias: 'record', time: 'createdAt', ...order })
}
