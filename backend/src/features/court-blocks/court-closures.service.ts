import { ArrayContains, IsNull, type EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { defineAuditActions } from '../../audit/audit-action'
import { AppError, fieldError } from '../../core/errors'
import { db } from '../../database/data-source'
import type { Services } from '../../graphql/services'
import { uniqueNotTold } from '../../mail/not-told'
import { normalizeId } from '../../shared/rules'
import { runBooking } from '../bookings/book-court.service'
import { passOn } from '../bookings/standby-line.service'
import { listCourts, lockAllCourts } from '../courts/courts.service'
import type { Court } from '../courts/court.entity'
import { LaunchPhase } from '../launch/launch.entity'
import { getLaunch, requirePhase } from '../launch/launch.service'
import { followClosure } from '../site-notices/closure-notice.service'
import { withEntryIds } from '../waitlist/not-told.service'
import {
  applyClosure,
  courtsOf,
  findBlocksToCome,
  planClosure,
  toPreview,
  type ClosureChange,
} from './apply-closure.service'
import { Block } from './block.entity'
import { Weekday } from './block.options'
import { deleteBlocks } from './block-rows.service'
import { blockTimes, requireDays, requireTimes, timesOfDays, toMinutes } from './block-times'
import { getClosure } from './closure-list.service'
import { closureTimes, dayOfBlock } from './closure-plan'
import type { BlockCourtsInput } from './court-blocks.inputs'
import { CourtClosure } from './court-closure.entity'
import type { CreateCourtClosureInput, UpdateCourtClosureInput } from './court-closures.inputs'
import type { CourtClosurePreview, CourtClosureResult } from './court-closures.types'

export const closureActions = defineAuditActions({
  court_closure_create: 'Closed courts.',
  court_closure_update: 'Changed a closure of courts.',
  court_closure_remove: 'Removed a closure of courts.',
})

const WEEKDAYS = Object.values(Weekday)

/** Returns the closure of an input, which is not stored. Throws BAD_USER_INPUT; NOT_FOUND for a court. */
export async function toClosure(
  input: BlockCourtsInput & Pick<CreateCourtClosureInput, 'note' | 'isNoteOnSite'>,
  now: Date,
): Promise<CourtClosure> {
  blockTimes(input, now)
  const note = input.note?.trim() || null
  const isNoteOnSite = input.isNoteOnSite ?? false
  if (isNoteOnSite && !note) throw noLine()
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

const noLine = () => fieldError('note', 'Please write the line that the site shows')

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
    const after = { ...toRecord(stored, await listCourts(em)), reason }
    const action = closureActions.court_closure_create
    if (isRecorded)
      await services.auditLog.record(actor, { action, subjectId: stored.id, before: {}, after }, em)
    return stored
  })

/** Makes the site’s line what the closure says to everybody (NOTICE-6). */
const showNote = (
  services: Services,
  actor: User,
  closure: CourtClosure,
  em: EntityManager,
): Promise<void> =>
  followClosure(
    services,
    actor,
    {
      closureId: closure.id,
      text: closure.isNoteOnSite ? closure.note : null,
      times: closureTimes(closure),
    },
    em,
  )

/** Returns what the audit log has about a closure. */
function toRecord(closure: CourtClosure, courts: readonly Court[]) {
  const { from, until, weekdays, startTime, endTime, kind, title, note } = closure
  const { isNoteOnSite, skippedDates } = closure
  return {
    courts: courtsOf(closure, courts).map(({ number }) => number),
    from,
    until,
    weekdays,
    startTime,
    endTime,
    kind,
    title,
    note,
    isNoteOnSite,
    skippedDates,
  }
}

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
  const { cancelsBookings } = input
  return apply(services, closure, { actor, now, reason, cancelsBookings })
}

/** Throws NOT_OPEN_YET in phase `waitlist`, without a lock. */
async function requirePhaseNow(): Promise<void> {
  const { phase } = await getLaunch()
  if (phase === LaunchPhase.waitlist) throw new AppError('NOT_OPEN_YET')
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
  return toPreview(await planClosure(planned, { now, cancelsBookings: input.cancelsBookings }), now)
}

async function apply(
  services: Services,
  closure: CourtClosure,
  change: ClosureChange,
): Promise<CourtClosureResult> {
  const outcome = await applyClosure(services, closure, change)
  return {
    closure: await getClosure(closure.id, change.now),
    ...toPreview(outcome, change.now),
    notTold: await withEntryIds(uniqueNotTold(outcome.notTold)),
  }
}

/** Finds a closure in force. Throws NOT_FOUND; CONFLICT if it is removed. */
async function requireInForce(id: string, em: EntityManager): Promise<CourtClosure> {
  const closure = await em.findOneBy(CourtClosure, { id: normalizeId(id) })
  if (!closure) throw new AppError('NOT_FOUND', 'There is no such closure.')
  if (closure.removedAt) throw new AppError('CONFLICT', 'This closure is removed already.')
  return closure
}

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
  if (input.isNoteOnSite && !next.note) throw noLine()
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
  const cancelsBookings = input.cancelsBookings ?? false
  return apply(services, closure, { actor, now, reason, cancelsBookings })
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
  const [former, next] = [toRecord(before, courts), toRecord(after, courts)]
  const fields = (Object.keys(next) as (keyof typeof next)[]).filter(
    field => JSON.stringify(former[field]) !== JSON.stringify(next[field]),
  )
  if (fields.length === 0) return
  await em.save(after)
  await showNote(services, actor, after, em)
  await em.update(Block, { closureId: id, removedAt: IsNull() }, { kind, title })
  const pick = (record: typeof next) => Object.fromEntries(fields.map(key => [key, record[key]]))
  const change = {
    action: closureActions.court_closure_update,
    subjectId: id,
    before: pick(former),
    after: { ...pick(next), ...(reason && { reason }) },
  }
  await services.auditLog.record(actor, change, em)
}

/** Returns what updateCourtClosure would do, and changes nothing. Throws as it does. */
export async function previewUpdate(
  input: UpdateCourtClosureInput,
  now: Date,
): Promise<CourtClosurePreview> {
  reasonOf(input)
  await requirePhaseNow()
  const closure = changed(await requireInForce(input.id, db.manager), input, now)
  const cancelsBookings = input.cancelsBookings ?? false
  return toPreview(await planClosure(closure, { now, cancelsBookings }), now)
}

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
    const closure = await em.findOneBy(CourtClosure, { id: normalizeId(id) })
    if (!closure) throw new AppError('NOT_FOUND', 'There is no such closure.')
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
    const change = {
      action: closureActions.court_closure_remove,
      subjectId: closure.id,
      before: toRecord(closure, await listCourts(em)),
      after: { removedAt: now },
    }
    await services.auditLog.record(actor, change, em)
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
