import { ArrayContains, IsNull, type EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { AppError } from '../../core/errors'
import { db } from '../../database/data-source'
import type { Services } from '../../graphql/services'
import { normalizeId } from '../../shared/rules'
import { runBooking } from '../bookings/book-court.service'
import { listCourts, lockAllCourts } from '../courts/courts.service'
import { LaunchPhase } from '../launch/launch.entity'
import { requirePhase } from '../launch/launch.service'
import { planClosure, toPreview } from './apply-closure.service'
import { Weekday } from './block.options'
import { blockTimes, toMinutes } from './block-times'
import { cancellingOf } from './closure-plan'
import type { BlockCourtsInput } from './court-blocks.inputs'
import { CourtClosure } from './court-closure.entity'
import type { CreateCourtClosureInput } from './court-closures.inputs'
import {
  applyToCourts,
  closureActions,
  closureRecord,
  missingNoteError,
  requirePhaseNow,
  showNote,
} from './court-closures.service'
import type { CourtClosurePreview, CourtClosureResult } from './court-closures.types'

const WEEKDAYS = Object.values(Weekday)

/** Returns the closure of an input, which is not stored. Throws BAD_USER_INPUT; NOT_FOUND for a court. */
export async function toClosure(
  input: BlockCourtsInput & Pick<CreateCourtClosureInput, 'note' | 'isNoteOnSite'>,
  now: Date,
): Promise<CourtClosure> {
  blockTimes(input, now)
  const note = input.note?.trim() || null
  const isNoteOnSite = input.isNoteOnSite ?? false
  if (isNoteOnSite && !note) throw missingNoteError()
  const wanted = new Set(input.courts.map(normalizeId))
  const courts = (await listCourts()).filter(({ id }) => wanted.has(id))
  if (courts.length < wanted.size) throw new AppError('NOT_FOUND', 'There is no such court.')
  return Object.assign(new CourtClosure(), {
    courtIds: courts.map(({ id }) => id),
    from: input.from,
    until: input.until,
    weekdays: input.weekdays ? WEEKDAYS.filter(day => input.weekdays?.includes(day)) : null,
    startTime: toMinutes(input.startTime),
    endTime: toMinutes(input.endTime),
    kind: input.kind,
    title: input.title.trim(),
    note,
    isNoteOnSite,
    skippedDates: [],
    removedAt: null,
  })
}

/** Finds the closure in force with the same courts, days, times, kind and title. */
async function findSame(closure: CourtClosure, em: EntityManager): Promise<CourtClosure | null> {
  const { courtIds, from, until, weekdays, startTime, endTime, kind, title } = closure
  const same = { from, until, startTime, endTime, kind, title, courtIds: ArrayContains(courtIds) }
  const found = await em.find(CourtClosure, {
    where: { ...same, removedAt: IsNull() },
    order: { createdAt: 'ASC', id: 'ASC' },
  })
  const isSame = (one: CourtClosure) =>
    one.courtIds.length === courtIds.length && String(one.weekdays) === String(weekdays)
  return found.find(isSame) ?? null
}

interface Creation {
  actor: User
  reason: string
  /** Whether the audit log has the closure, and not only its blocks. */
  isRecorded: boolean
}

/**
 * Stores a closure, or returns the one in force that has the same courts, days, times, kind and title: the
 * same call again completes it. Its skipped days are then blocked again. Throws NOT_OPEN_YET in phase
 * `waitlist` (BOOKING-14).
 */
export const storeClosure = (
  services: Services,
  closure: CourtClosure,
  { actor, reason, isRecorded }: Creation,
): Promise<CourtClosure> =>
  runBooking(async em => {
    await requirePhase(LaunchPhase.memberships, em)
    await lockAllCourts(em)
    const same = await findSame(closure, em)
    if (same) {
      const { note, isNoteOnSite } = closure
      const change = { skippedDates: [], ...(note !== null && { note, isNoteOnSite }) }
      await em.update(CourtClosure, { id: same.id }, change)
      await showNote(services, actor, Object.assign(same, change), em)
      return same
    }
    const stored = await em.save(closure)
    await showNote(services, actor, stored, em)
    const after = { ...closureRecord(stored, await listCourts(em)), reason }
    const action = closureActions.court_closure_create
    if (isRecorded)
      await services.auditLog.record(actor, { action, subjectId: stored.id, after }, em)
    return stored
  })

/**
 * Closes courts: blocks what is free of its times, day by day, and leaves or cancels the bookings in the way
 * (BOOKING-40). Throws BAD_USER_INPUT; NOT_FOUND for a court; NOT_OPEN_YET in phase `waitlist`.
 */
export async function createCourtClosure(
  services: Services,
  actor: User,
  input: CreateCourtClosureInput,
  now: Date,
): Promise<CourtClosureResult> {
  const reason = input.reason.trim()
  const closure = await storeClosure(services, await toClosure(input, now), {
    actor,
    reason,
    isRecorded: true,
  })
  return applyToCourts(services, closure, { actor, now, reason, ...cancellingOf(input) })
}

/** Returns what createCourtClosure would do, and changes nothing. Throws as it does. */
export async function previewCreation(
  input: CreateCourtClosureInput,
  now: Date,
): Promise<CourtClosurePreview> {
  const closure = await toClosure(input, now)
  await requirePhaseNow()
  const same = await findSame(closure, db.manager)
  const planned = same ? Object.assign(same, { skippedDates: [] }) : closure
  return toPreview(await planClosure(planned, { now, ...cancellingOf(input) }), now)
}
