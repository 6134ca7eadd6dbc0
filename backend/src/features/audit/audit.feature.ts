import { AuditRecord } from '../../audit/audit-record.entity'
import { exportActions } from '../../audit/export-actions'
import type { Feature } from '../feature'
import { AuditResolver } from './audit.resolver'

export const auditFeature: Feature = {
  entities: [AuditRecord],
  resolvers: [AuditResolver],
  auditActions: exportActions,
}
