import { defineAuditActions } from './audit-action'

export const exportActions = defineAuditActions({
  list_export: 'Downloaded a whole list, as CSV or as JSON.',
})
