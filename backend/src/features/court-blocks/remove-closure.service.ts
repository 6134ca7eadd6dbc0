import { IsNull, type EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import type { Services } from '../../graphql/services'
import { runBooking } from '../bookings/book-court.service'
import { passOn } from '../bookings/standby-line.service'
import { listCourts, lockAllCourts } from '../courts/courts.service'
import { findBlocksToCome, toPreview } from './apply-closure.service'
import { Block } from './block.entity'
import { deleteBlocks } from './block-rows.service'
import { getClosure, getStoredClosure } from './closure-list.service'
import { closureTimes, dayOfBlock } from './closure-plan'
import { CourtClosure } from './court-closure.entity'
import { closureActions, closureRecord, requireInForce, showNote } from './court-closures.service'
import type { CourtClosurePreview, CourtClosureResult } from './court-closures.types'

/**
 * Removes a closure: its blocks to come are removed, and those that are over stay. Removing one again
 * changes nothing. Throws NOT_FOUND.
 */
export async function removeCourtClosure(
  services: Services,
  actor: User,
  id: string,
  now: Date,
): Promise<CourtClosureResult> {
  const blocks = await runBooking(async em => {
    await lockAllCourts(em)
    const closure = await getStoredClosure(id, em)
    if (closure.removedAt) return []
    const toCome = await findBlocksToCome(closure, now, em)
    await deleteBlocks(services, { actor, now, reason: null, blocks: toCome }, em)
    await em.update(CourtClosure, { id: closure.id }, { removedAt: now })
    await showNote(
      services,
      actor,
      Object.assign(new CourtClosure(), closure, { removedAt: now }),
      em,
    )
    const action = closureActions.court_closure_remove
    const before = closureRecord(closure, await listCourts(em))
    const after = { removedAt: now }
    await services.auditLog.record(actor, { action, subjectId: closure.id, before, after }, em)
    await passOn(services, now, em)
    return toCome
  })
  const freed = toPreview({ added: [], removed: blocks, conflicts: [], cancelled: [] }, now)
  return { closure: await getClosure(id, now), ...freed, notTold: [] }
}

/** Returns what removeCourtClosure would do, and changes nothing. Throws NOT_FOUND; CONFLICT. */
export async function previewRemoval(id: string, now: Date): Promise<CourtClosurePreview> {
  const closure = await requireInForce(id, db.manager)
  const removed = await findBlocksToCome(closure, now, db.manager)
  return toPreview({ added: [], removed, conflicts: [], cancelled: [] }, now)
}

/**
 * Changes the closures of blocks that were removed one by one: a day without blocks is skipped, a closure
 * without blocks to come ends with its last one, and one without any is removed. All courts are locked.
 */
export async function followRemovedBlocks(
  services: Services,
  { actor, removed, now }: { actor: User; removed: readonly Block[]; now: Date },
  em: EntityManager,
): Promise<void> {
  const ids = new Set(removed.flatMap(({ closureId }) => closureId ?? []))
  for (const id of ids) {
    const closure = await em.findOneByOrFail(CourtClosure, { id })
    if (closure.removedAt) continue
    const left = await em.find(Block, {
      where: { closureId: id, removedAt: IsNull() },
      order: { startsAt: 'ASC' },
    })
    const change = changeAfterRemoval(
      closure,
      { left, gone: removed.filter(({ closureId }) => closureId === id) },
      now,
    )
    await em.update(CourtClosure, { id }, change)
    await showNote(services, actor, Object.assign(closure, change), em)
  }
}

function changeAfterRemoval(
  closure: CourtClosure,
  { left, gone }: { left: readonly Block[]; gone: readonly Block[] },
  now: Date,
): Partial<CourtClosure> {
  const last = left.at(-1)
  if (!last) return { removedAt: now }
  const lastDay = dayOfBlock(closure, last)
  const until = left.every(({ endsAt }) => endsAt <= now) ? lastDay : closure.until
  const leftDays = new Set(left.map(block => dayOfBlock(closure, block)))
  const emptyDays = gone.map(block => dayOfBlock(closure, block)).filter(day => !leftDays.has(day))
  const ended = Object.assign(new CourtClosure(), closure, { until })
  const days = new Set(closureTimes(ended).map(({ date }) => date))
  const skipped = new Set([...closure.skippedDates, ...emptyDays.filter(day => days.has(day))])
  return { until, skippedDates: [...skipped].filter(day => day <= until).toSorted() }
}
