/** Something the team does that the audit log keeps. */
export interface AuditAction {
  kind: 'audit action'
  /** As it is stored, and as GraphQL's AuditAction calls it: never changed. */
  name: string
  /** For integrators: what the team did. */
  description: string
}

/** By their names. */
export type AuditActions<Name extends string = string> = Readonly<Record<Name, AuditAction>>

/**
 * Audit actions by their names, from their descriptions. Their feature lists them in `auditActions`: what is not listed is
 * refused when it is recorded.
 */
export function defineAuditActions<Name extends string>(
  descriptions: Record<Name, string>,
): AuditActions<Name> {
  const actions = Object.entries<string>(descriptions).map(
    ([name, description]) => [name, { kind: 'audit action', name, description }] as const,
  )
  // An entry for each name, as the lines above say.
  return Object.fromEntries(actions) as AuditActions<Name>
}
