import { connectionOf } from '../../pagination/connection'
import { AuditRecord } from './audit-record.entity'

export const { Connection: AuditConnection } = connectionOf(AuditRecord, 'Audit')
