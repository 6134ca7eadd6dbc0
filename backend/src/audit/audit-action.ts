/** An action of the team that the audit log records. */
export interface AuditAction {
  kind: 'audit action'
  /** The stored name, which is also the value of GraphQL's AuditAction. Never change it. */
  name: string
  /** The description in the schema. */
  description: string
}

/** Actions by name. */
export type AuditActions<Name extends string = string> = Readonly<Record<Name, AuditAction>>

/**
 * Defines audit actions from descriptions by name. Their feature must list them in `auditActions`;
 * recording an unlisted one throws.
 */
export function defineAuditActions<Name extends string>(
  descriptions: Record<Name, string>,
): AuditActions<Name> {
  const actions = Object.entries<string>(descriptions).map(
    ([name, description]) => [name, { kind: 'audit action', name, description }] as const,
  )
  // Contains every name of `descriptions`, which fromEntries cannot type.
  return Object.fromEntries(actions) as AuditActions<Name>
}
