import { IsNull, type EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { differences } from '../../audit/differences'
import { fieldError } from '../../core/errors'
import { db } from '../../database/data-source'
import type { Services } from '../../graphql/services'
import { runBooking } from '../bookings/book-court.service'
import { listCourts, lockAllCourts } from '../courts/courts.service'
import { LaunchPhase } from '../launch/launch.entity'
import { requirePhase } from '../launch/launch.service'
import { planClosure, toPreview } from './apply-closure.service'
import { Block } from './block.entity'
import { requireDays, requireTimes, timesOfDays, toMinutes } from './block-times'
import { cancellingOf } from './closure-plan'
import { CourtClosure } from './court-closure.entity'
import type { UpdateCourtClosureInput } from './court-closures.inputs'
import {
  applyToCourts,
  closureActions,
  closureRecord,
  missingNoteError,
  requireInForce,
  requirePhaseNow,
  showNote,
} from './court-closures.service'
import type { CourtClosurePreview, CourtClosureResult } from './court-closures.types'

/** Returns the reason of an update. Throws BAD_USER_INPUT if bookings are cancelled without one. */
function reasonOf({ reason, cancelsBookings }: UpdateCourtClosureInput): string | null {
  const trimmed = reason?.trim() || null
  if (cancelsBookings && !trimmed) throw fieldError('reason', 'Reason is required')
  return trimmed
}

/** Returns the closure with the changes of an update. Throws BAD_USER_INPUT. */
function changed(closure: CourtClosure, input: UpdateCourtClosureInput, now: Date): CourtClosure {
  const { startTime, endTime, title, note } = input
  const next = Object.assign(new CourtClosure(), closure, {
    title: title?.trim() ?? closure.title,
    kind: input.kind ?? closure.kind,
    note: note == null ? closure.note : note.trim() || null,
    until: input.until ?? closure.until,
  })
  if (input.isNoteOnSite && !next.note) throw missingNoteError()
  next.isNoteOnSite = next.note !== null && (input.isNoteOnSite ?? closure.isNoteOnSite)
  if (startTime || endTime) {
    const times = { startTime: startTime ?? next.startTime, endTime: endTime ?? next.endTime }
    requireTimes(times)
    next.startTime = toMinutes(times.startTime)
    next.endTime = toMinutes(times.endTime)
  }
  if (input.until) requireDays(next, 'until')
  next.skippedDates = skippedDates(next, input, now)
  return next
}

/** Returns the skipped days of a changed closure, in order. Throws BAD_USER_INPUT. */
function skippedDates(
  closure: CourtClosure,
  { skipDates, restoreDates }: UpdateCourtClosureInput,
  now: Date,
): string[] {
  const times = timesOfDays(closure)
  const dates = new Set(times.map(({ date }) => date))
  const ahead = new Set(times.filter(({ endsAt }) => endsAt > now).map(({ date }) => date))
  const skipped = new Set(closure.skippedDates)
  for (const [field, wanted] of Object.entries({ skipDates, restoreDates }))
    for (const date of wanted ?? []) {
      if (!dates.has(date)) throw fieldError(field, `${date} is not a day of this closure`)
      const isDone = skipped.has(date) === (field === 'skipDates')
      if (!isDone && !ahead.has(date)) throw fieldError(field, `${date} is over`)
      if (field === 'skipDates') skipped.add(date)
      else skipped.delete(date)
    }
  return [...skipped].filter(date => dates.has(date)).toSorted()
}

/**
 * Changes a closure, and its blocks with it (BOOKING-41): the same call again completes what a failure left.
 * Throws BAD_USER_INPUT; NOT_FOUND; CONFLICT if it is removed; NOT_OPEN_YET in phase `waitlist`.
 */
export async function updateCourtClosure(
  services: Services,
  actor: User,
  input: UpdateCourtClosureInput,
  now: Date,
): Promise<CourtClosureResult> {
  const reason = reasonOf(input)
  const closure = await runBooking(async em => {
    await requirePhase(LaunchPhase.memberships, em)
    await lockAllCourts(em)
    const before = await requireInForce(input.id, em)
    const after = changed(before, input, now)
    await storeChange(services, { actor, before, after, reason }, em)
    return after
  })
  return applyToCourts(services, closure, { actor, now, reason, ...cancellingOf(input) })
}

interface StoredChange {
  actor: User
  before: CourtClosure
  after: CourtClosure
  reason: string | null
}

/** Stores a changed closure, and the title and kind of its blocks, with an audit record of what differs. */
async function storeChange(
  services: Services,
  { actor, before, after, reason }: StoredChange,
  em: EntityManager,
): Promise<void> {
  const { id, kind, title } = after
  const courts = await listCourts(em)
  const changes = differences(closureRecord(before, courts), closureRecord(after, courts))
  if (!changes) return
  await em.save(after)
  await showNote(services, actor, after, em)
  await em.update(Block, { closureId: id, removedAt: IsNull() }, { kind, title })
  const action = closureActions.court_closure_update
  const recorded = { ...changes, after: { ...changes.after, ...(reason && { reason }) } }
  await services.auditLog.record(actor, { action, subjectId: id, ...recorded }, em)
}

/** Returns what updateCourtClosure would do, and changes nothing. Throws as it does. */
export async function previewUpdate(
  input: UpdateCourtClosureInput,
  now: Date,
): Promise<CourtClosurePreview> {
  reasonOf(input)
  await requirePhaseNow()
  const closure = changed(await requireInForce(input.id, db.manager), input, now)
  return toPreview(await planClosure(closure, { now, ...cancellingOf(input) }), now)
}
