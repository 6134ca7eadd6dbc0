import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm'

/** PostgreSQL's FOR UPDATE and FOR NO KEY UPDATE; the latter lets others insert rows that refer to this one. */
type LockMode = 'pessimistic_write' | 'for_no_key_update'

/** Locks and returns a row until the end of the transaction; null if there is none. */
export function lockRow<Row extends ObjectLiteral>(
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
  em: EntityManager,
  mode: LockMode = 'pessimistic_write',
): Promise<Row | null> {
  return em.findOne(entity, { where, lock: { mode } })
}
