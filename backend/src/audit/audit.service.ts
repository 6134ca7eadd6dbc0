import type { EntityManager } from 'typeorm'
import { pageThrough, type Connection, type PageArgs } from '../connection'
import { db } from '../db'
import type { User } from '../members/user.entity'
import { AuditRecord } from './audit-record.entity'

type Change = Pick<AuditRecord, 'action' | 'subjectId' | 'before' | 'after'>

/** Writes down a change by the team, in the transaction that makes it: both are stored or neither. */
export async function record(actor: User, change: Change, em: EntityManager): Promise<void> {
  await em.save(em.create(AuditRecord, { ...change, actorId: actor.id, actorEmail: actor.email }))
}

/** A page of the records, the latest first. */
export function listAudit(page: PageArgs): Promise<Connection<AuditRecord>> {
  const records = db.getRepository(AuditRecord).createQueryBuilder('record')
  return pageThrough(records, page, { by: ['createdAt', 'id'], direction: 'DESC' })
}
