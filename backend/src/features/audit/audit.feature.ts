import { AuditRecord } from '../../audit/audit-record.entity'
import { exportActions } from '../../audit/export-actions'
import { tokenUseActions } from '../../audit/token-use'
import type { Feature } from '../feature'
import { auditData } from './audit.data'
import { AuditResolver } from './audit.resolver'
import { AUDIT_RECORDED } from './audit.service'

export const auditFeature: Feature = {
  entities: [AuditRecord],
  personalData: [auditData],
  resolvers: [AuditResolver],
  auditActions: { ...exportActions, ...tokenUseActions },
  channels: [{ name: AUDIT_RECORDED }],
}
