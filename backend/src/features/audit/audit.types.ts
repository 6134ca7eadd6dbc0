import { createConnectionType } from '../../pagination/connection'
import { AuditRecord } from '../../audit/audit-record.entity'

export const { Connection: AuditConnection } = createConnectionType(AuditRecord, 'Audit')
