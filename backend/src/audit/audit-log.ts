import type { EntityManager } from 'typeorm'
import type { ApiToken } from '../accounts/api-token.entity'
import type { User } from '../accounts/user.entity'
import type { AuditAction } from './audit-action'
import { AuditRecord } from './audit-record.entity'

export interface Change extends Pick<AuditRecord, 'subjectId' | 'before' | 'after'> {
  action: AuditAction
}

/**
 * Records the team's actions in the transaction of the change, so that both are stored or neither.
 * The actor is null if nobody was signed in.
 */
export interface AuditLog {
  record: (actor: User | null, change: Change, em: EntityManager) => Promise<void>
  /** Records changes of several rows: one record each, in the given order. */
  recordAll: (actor: User | null, changes: readonly Change[], em: EntityManager) => Promise<void>
  /** Returns the same log, whose records name this access token. */
  withToken: (token: Pick<ApiToken, 'id'>) => AuditLog
}

/** Creates the audit log. Recording an action that is not in `actions` throws. */
export function createAuditLog(actions: readonly AuditAction[]): AuditLog {
  return createTokenLog(new Set(actions), null)
}

function createTokenLog(registered: ReadonlySet<AuditAction>, tokenId: string | null): AuditLog {
  function toRecord(
    actor: User | null,
    { action, ...change }: Change,
    em: EntityManager,
  ): AuditRecord {
    if (!registered.has(action))
      throw new Error(`No feature lists the audit action ${action.name} (auditActions).`)
    const { id: actorId, email: actorEmail } = actor ?? { id: null, email: null }
    return em.create(AuditRecord, { ...change, action: action.name, actorId, actorEmail, tokenId })
  }

  async function recordAll(actor: User | null, changes: readonly Change[], em: EntityManager) {
    await em.save(changes.map(change => toRecord(actor, change, em)))
  }

  return {
    record: (actor, change, em) => recordAll(actor, [change], em),
    recordAll,
    withToken: ({ id }) => createTokenLog(registered, id),
  }
}

/** Returns the latest change of each row by the row's id. The caller must hold the rows' locks. */
export async function findLatestChanges(
  subjectIds: readonly string[],
  em: EntityManager,
): Promise<Map<string, AuditRecord>> {
  const latest = await em
    .createQueryBuilder(AuditRecord, 'record')
    .distinctOn(['record.subjectId'])
    .where('record.subjectId IN (:...subjectIds)', { subjectIds })
    .orderBy('record.subjectId')
    .addOrderBy('record.sequence', 'DESC')
    .getMany()
  return new Map(latest.flatMap(one => (one.subjectId === null ? [] : [[one.subjectId, one]])))
}
