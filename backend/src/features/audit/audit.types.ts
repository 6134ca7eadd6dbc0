import { createConnectionType } from '../../pagination/connection'
import { AuditRecord } from './audit-record.entity'

export const { Connection: AuditConnection } = createConnectionType(AuditRecord, 'Audit')
