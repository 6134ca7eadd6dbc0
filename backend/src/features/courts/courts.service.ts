import { In, LessThan, MoreThan, type EntityManager } from 'typeorm'
import { AppError, requireRow } from '../../core/errors'
import { db } from '../../database/data-source'
import { lockRow } from '../../database/lock-row'
import { normalizeId } from '../../shared/rules'
import type { SlotTime } from './court-times.service'
import { Court } from './court.entity'

const NAMES = ['Championship Court 1', 'Championship Court 2']

/** Creates the club's courts that do not exist yet. */
export async function provisionCourts(): Promise<void> {
  await db.query(
    `INSERT INTO court (number, name) SELECT number, name FROM unnest($1::text[]) WITH ORDINALITY court (name, number)
     ON CONFLICT (number) DO NOTHING`,
    [NAMES],
  )
}

/** Returns all courts, by number. */
export const listCourts = (em: EntityManager = db.manager): Promise<Court[]> =>
  em.find(Court, { order: { number: 'ASC' } })

/**
 * Locks courts by number, before a transaction inserts or deletes their holds: PostgreSQL then
 * refuses an overlap without a deadlock (ADR-36). Throws NOT_FOUND.
 */
export async function lockCourts(ids: readonly string[], em: EntityManager): Promise<Court[]> {
  const wanted = new Set(ids.map(normalizeId))
  const courts = await em.find(Court, {
    where: { id: In([...wanted]) },
    order: { number: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  })
  if (courts.length < wanted.size) throw new AppError('NOT_FOUND', NO_COURT)
  return courts
}

/** Locks one court, as lockCourts. Throws NOT_FOUND. */
export const lockCourt = async (id: string, em: EntityManager): Promise<Court> =>
  requireRow(await lockRow(Court, { id: normalizeId(id) }, em), NO_COURT)

const NO_COURT = 'There is no such court.'

/** Locks all courts by number. */
export async function lockAllCourts(em: EntityManager): Promise<void> {
  await em.query('SELECT FROM court ORDER BY number FOR UPDATE')
}

/** Returns the condition on rows whose time overlaps another one. */
export const overlapping = ({ startsAt, endsAt }: SlotTime) => ({
  startsAt: LessThan(endsAt),
  endsAt: MoreThan(startsAt),
})
