/** Something the team does that the audit log keeps. */
export interface AuditAction {
  kind: 'audit action'
  /** As it is stored, and as GraphQL's AuditAction calls it: never changed. */
  name: string
  /** For integrators: what the team did. */
  description: string
}

/** Its feature lists it in `auditActions`: what is not listed is refused when it is recorded. */
export const defineAuditAction = (action: Omit<AuditAction, 'kind'>): AuditAction => ({
  kind: 'audit action',
  ...action,
})
