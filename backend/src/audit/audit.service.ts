import type { EntityManager } from 'typeorm'
import type { Connection, PageArgs } from '../connection'
import { db } from '../db'
import type { User } from '../members/user.entity'
import { pageThrough } from '../paging'
import { AuditRecord } from './audit-record.entity'

type Change = Pick<AuditRecord, 'action' | 'subjectId' | 'before' | 'after'>

/** Writes down a change by the team, in the transaction that makes it: both are stored or neither. */
export async function record(actor: User, change: Change, em: EntityManager): Promise<void> {
  await em.save(em.create(AuditRecord, { ...change, actorId: actor.id, actorEmail: actor.email }))
}

/** The latest change of a row; the caller holds the row's lock. */
export function latestOf(subjectId: string, em: EntityManager): Promise<AuditRecord | null> {
  return em.findOne(AuditRecord, { where: { subjectId }, order: { turn: 'DESC' } })
}

/** A page of the records, the latest first. */
export function listAudit(page: PageArgs): Promise<Connection<AuditRecord>> {
  const records = db.getRepository(AuditRecord).createQueryBuilder('record')
  return pageThrough(records, page, { by: ['record.createdAt', 'record.id'], direction: 'DESC' })
}
