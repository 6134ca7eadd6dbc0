import type { EntityManager } from 'typeorm'
import type { ApiToken } from '../../accounts/api-token.entity'
import type { User } from '../../accounts/user.entity'
import { defineAuditActions, type AuditAction } from '../../audit/audit-action'
import { queueToPerson } from '../../mail/person-mails'
import type { Services } from '../../graphql/services'
import { apiTokenChangedMail, type ApiTokenChange } from './api-tokens.mails'

export const apiTokenActions = defineAuditActions({
  api_token_create: 'Created an access token of a staff person.',
  api_token_rotate: 'Replaced an access token of a staff person.',
  api_token_revoke: 'Revoked an access token of a staff person.',
})

const ACTIONS: Record<ApiTokenChange, AuditAction> = {
  created: apiTokenActions.api_token_create,
  rotated: apiTokenActions.api_token_rotate,
  revoked: apiTokenActions.api_token_revoke,
}

/** Mails the change to its owner; records those of staff in the audit log. */
export async function reportChange(
  { auditLog, mailer }: Services,
  { person, now }: { person: User; now: Date },
  { change, token }: { change: ApiTokenChange; token: ApiToken },
  em: EntityManager,
): Promise<void> {
  const { id, start, scopes, expiresAt } = token
  const data = { change, start, at: now.getTime() }
  const mail = { template: apiTokenChangedMail, data, key: `api_token_${change}:${id}` }
  await queueToPerson({ mailer }, mail, person, em)
  if (!person.staffRole) return
  const state = { scopes: scopes.join(' '), expiresAt: expiresAt.toISOString() }
  const [before, after] = change === 'revoked' ? [state, {}] : [{}, state]
  await auditLog.record(person, { action: ACTIONS[change], subjectId: id, before, after }, em)
}
