import type { EntityManager } from 'typeorm'
import type { User } from '../accounts/user.entity'
import { AuditRecord } from './audit-record.entity'

type Change = Pick<AuditRecord, 'action' | 'subjectId' | 'before' | 'after'>

/** Writes down a change by the team, in the transaction that makes it: both are stored or neither. */
export function recordChange(actor: User, change: Change, em: EntityManager): Promise<void> {
  return recordChanges(actor, [change], em)
}

/** The same for several rows: a record for each, in their order. */
export async function recordChanges(
  actor: User,
  changes: readonly Change[],
  em: EntityManager,
): Promise<void> {
  const by = { actorId: actor.id, actorEmail: actor.email }
  await em.save(changes.map(change => em.create(AuditRecord, { ...change, ...by })))
}

/** The latest change of each of these rows, by the row's id; the caller holds their locks. */
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
  return new Map(latest.map(one => [one.subjectId, one]))
}
