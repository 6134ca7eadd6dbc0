import type { EntityManager } from 'typeorm'
import type { TokenCaller } from '../accounts/api-token-reader'
import { browserName } from '../core/browser-name'
import { defineAuditActions } from './audit-action'
import type { AuditLog } from './audit-log'

export const tokenUseActions = defineAuditActions({
  api_token_use: 'Used an access token for the first time that day.',
})

/** Records that a staff person's access token was used, with the program in words (ACCOUNT-66). */
export async function recordTokenUse(
  auditLog: AuditLog,
  { token, user }: TokenCaller,
  userAgent: string | undefined,
  em: EntityManager,
): Promise<void> {
  const origin = { tokenId: token.id, findBrowser: () => browserName(userAgent) }
  const change = {
    action: tokenUseActions.api_token_use,
    subjectId: token.id,
    after: {},
  }
  await auditLog.withOrigin(origin).record(user, change, em)
}
