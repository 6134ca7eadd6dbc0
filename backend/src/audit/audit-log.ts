import type { EntityManager, QueryDeepPartialEntity } from 'typeorm'
import type { User } from '../accounts/user.entity'
import type { AuditAction } from './audit-action'
import { AuditRecord } from './audit-record.entity'

export interface Change extends Pick<AuditRecord, 'subjectId' | 'after'> {
  action: AuditAction
  /** Empty by default. */
  before?: AuditRecord['before']
}

/** What a record says about a row's latest change. */
export type LatestChange = Pick<
  AuditRecord,
  'actorId' | 'action' | 'before' | 'after' | 'createdAt'
>

/** Where a request came from (ACCOUNT-37). */
interface Origin {
  /** The id of the access token; null without one. */
  tokenId: string | null
  /** Returns the browser in words. Called only when something is recorded. */
  findBrowser: () => string | null
}

const NOWHERE: Origin = { tokenId: null, findBrowser: () => null }

/**
 * Records the team's actions in the transaction of the change, so that both are stored or neither.
 * The actor is null if nobody was signed in.
 */
export interface AuditLog {
  /** All actions that the features list. */
  actions: readonly AuditAction[]
  record: (actor: User | null, change: Change, em: EntityManager) => Promise<void>
  /** Records changes of several rows: one record each, in the given order. */
  recordAll: (actor: User | null, changes: readonly Change[], em: EntityManager) => Promise<void>
  /** Returns the same log, whose records say where the request came from. */
  withOrigin: (origin: Origin) => AuditLog
  /** Returns what was done, in words; the name of an action that this version does not know. */
  describe: (action: string) => string
}

/** Creates the audit log. Recording an action that is not in `actions` throws. */
export function createAuditLog(actions: readonly AuditAction[]): AuditLog {
  return createLogFrom(new Set(actions), NOWHERE)
}

function createLogFrom(registered: ReadonlySet<AuditAction>, origin: Origin): AuditLog {
  function toRecord(actor: User | null, { action, ...change }: Change) {
    if (!registered.has(action))
      throw new Error(`No feature lists the audit action ${action.name} (auditActions).`)
    const { id: actorId, email: actorEmail } = actor ?? { id: null, email: null }
    const from = { tokenId: origin.tokenId, browser: origin.findBrowser() }
    return { before: {}, ...change, ...from, action: action.name, actorId, actorEmail }
  }

  async function recordAll(actor: User | null, changes: readonly Change[], em: EntityManager) {
    const records = changes.map(change => toRecord(actor, change))
    // One statement: outside of a transaction, `save` would add two.
    // `before` and `after` are any JSON; TypeORM's type allows only what it can name.
    await em.insert(AuditRecord, records as QueryDeepPartialEntity<AuditRecord>[])
  }

  return {
    actions: [...registered],
    record: (actor, change, em) => recordAll(actor, [change], em),
    recordAll,
    withOrigin: other => createLogFrom(registered, other),
    describe: action => {
      const known = [...registered].find(({ name }) => name === action)
      return known?.description ?? action
    },
  }
}

/** Returns the latest change of each row by the row's id. The caller must hold the rows' locks. */
export async function findLatestChanges(
  subjectIds: readonly string[],
  em: EntityManager,
): Promise<Map<string, LatestChange>> {
  const latest = await em.query<({ id: string } & LatestChange)[]>(
    `SELECT subject.id, latest.* FROM unnest($1::uuid[]) subject (id), LATERAL (
       SELECT "actorId", action, before, after, "createdAt" FROM audit_record
       WHERE "subjectId" = subject.id ORDER BY turn DESC LIMIT 1) latest`,
    [subjectIds],
  )
  return new Map(latest.map(({ id, ...change }) => [id, change]))
}
