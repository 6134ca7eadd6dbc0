import { AuditRecord } from '../../audit/audit-record.entity'
import { exportActions } from '../../audit/export-actions'
import type { Feature } from '../feature'
import { auditData } from './audit.data'
import { AuditResolver } from './audit.resolver'

export const auditFeature: Feature = {
  entities: [AuditRecord],
  personalData: [auditData],
  resolvers: [AuditResolver],
  auditActions: exportActions,
}
