import { AuditRecord } from '../../audit/audit-record.entity'
import { select } from '../../database/select'
import type { Connection, PageArgs } from '../../pagination/connection'
import { paginate } from '../../pagination/paginate'

/** Returns a page of the records, latest first. */
export function listAuditRecords(page: PageArgs): Promise<Connection<AuditRecord>> {
  const by = ['record."createdAt"', 'record.id']
  return paginate(select(AuditRecord, 'record'), page, { by, direction: 'DESC' })
}
