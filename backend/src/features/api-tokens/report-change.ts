import type { EntityManager } from 'typeorm'
import type { ApiToken } from '../../accounts/api-token.entity'
import { Role, type User } from '../../accounts/user.entity'
import { defineAuditActions, type AuditAction } from '../../audit/audit-action'
import type { Services } from '../feature'
import { apiTokenChangedMail, type ApiTokenChange } from './api-tokens.mails'

export const apiTokenActions = defineAuditActions({
  api_token_create: 'Created an access token of the team’s account.',
  api_token_rotate: 'Replaced an access token of the team’s account.',
  api_token_revoke: 'Revoked an access token of the team’s account.',
})

export type ChangeServices = Pick<Services, 'auditLog' | 'mailer'>

const ACTIONS: Record<ApiTokenChange, AuditAction> = {
  created: apiTokenActions.api_token_create,
  rotated: apiTokenActions.api_token_rotate,
  revoked: apiTokenActions.api_token_revoke,
}

/** Mails the change to its owner, whose mailbox is locked; records the team's in the audit log. */
export async function reportChange(
  { auditLog, mailer }: ChangeServices,
  { person, now }: { person: User; now: Date },
  { change, token }: { change: ApiTokenChange; token: ApiToken },
  em: EntityManager,
): Promise<void> {
  const { id: userId, email: to, emailConfirmed } = person
  const { id, start, scopes, expiresAt } = token
  if (emailConfirmed || (await mailer.mayMail(to, em, [apiTokenChangedMail]))) {
    const data = { change, start, at: now.getTime() }
    const key = `api_token_${change}:${id}`
    await mailer.queue({ template: apiTokenChangedMail, to, userId, data, key }, em)
  }
  if (person.role !== Role.ADMIN) return
  const state = { scopes: scopes.join(' '), expiresAt: expiresAt.toISOString() }
  const [before, after] = change === 'revoked' ? [state, {}] : [{}, state]
  await auditLog.record(person, { action: ACTIONS[change], subjectId: id, before, after }, em)
}
