import { createAuditLog } from '../src/audit/audit-log'
import { registry } from './registry'

/** What the product's start makes for services, for what is done without a request. */
export const services = {
  auditLog: createAuditLog(registry.auditActions),
}
