import { In, LessThan, MoreThan, Not, type EntityManager } from 'typeorm'
import { defineAuditActions } from '../../audit/audit-action'
import { AppError } from '../../core/errors'
import type { User } from '../../accounts/user.entity'
import { uniqueNotTold, type NotTold } from '../../mail/not-told'
import { lockRecipients } from '../../mail/person-mails'
import { normalizeId } from '../../shared/rules'
import { emit } from '../../webhooks/emit'
import { runBooking } from '../bookings/book-court.service'
import { BookingStatus, CourtBooking } from '../bookings/court-booking.entity'
import { cancelByClub } from '../bookings/cancel-booking.service'
import { CourtHold, CourtHoldKind } from '../courts/court-hold.entity'
import type { SlotTime } from '../courts/court-times.service'
import type { Court } from '../courts/court.entity'
import { listCourts, lockAllCourts } from '../courts/courts.service'
import type { Services } from '../../graphql/services'
import { LaunchPhase } from '../launch/launch.entity'
import { requirePhase } from '../launch/launch.service'
import { withEntryIds } from '../waitlist/not-told.service'
import { blockTimes, freeParts } from './block-times'
import { Block } from './block.entity'
import { blockCreated, blockRemoved } from './court-blocks.events'
import type { BlockCourtsInput } from './court-blocks.inputs'
import type { BlockCourtsResult, BlockedBooking } from './court-blocks.types'

export const blockActions = defineAuditActions({
  block_create: 'Blocked a court.',
  block_remove: 'Removed a block of a court.',
})

/** What blocking a day has done. */
type DayResult = Omit<BlockCourtsResult, 'notTold'> & { notTold: NotTold[] }

interface Request {
  actor: User
  input: BlockCourtsInput
  courts: readonly Court[]
  now: Date
}

/**
 * Blocks the free times of courts, one day per transaction: a call that fails half-way is completed
 * by the same call, which adds only what is missing. With `cancelsBookings`, it cancels the bookings
 * in the way that have not begun. Throws BAD_USER_INPUT; NOT_FOUND for a court; NOT_OPEN_YET in phase
 * `waitlist` (BOOKING-14).
 */
export async function blockCourts(
  services: Services,
  actor: User,
  input: BlockCourtsInput,
  now: Date,
): Promise<BlockCourtsResult> {
  const times = blockTimes(input, now)
  const wanted = new Set(input.courts.map(normalizeId))
  const courts = (await listCourts()).filter(({ id }) => wanted.has(id))
  if (courts.length < wanted.size) throw new AppError('NOT_FOUND', 'There is no such court.')
  const result: DayResult = { blocks: [], conflicts: [], cancelled: [], notTold: [] }
  for (const time of times) {
    const request = { actor, input, courts, now }
    const day = await runBooking(em => blockDay(services, request, time, em))
    result.blocks.push(...day.blocks)
    result.conflicts.push(...day.conflicts)
    result.cancelled.push(...day.cancelled)
    result.notTold.push(...day.notTold)
  }
  return { ...result, notTold: await withEntryIds(uniqueNotTold(result.notTold)) }
}

async function blockDay(
  services: Services,
  { actor, input, courts, now }: Request,
  time: SlotTime,
  em: EntityManager,
): Promise<DayResult> {
  await requirePhase(LaunchPhase.memberships, em)
  await lockAllCourts(em)
  const within = {
    courtId: In(courts.map(({ id }) => id)),
    startsAt: LessThan(time.endsAt),
    endsAt: MoreThan(time.startsAt),
  }
  const bookings = await em.find(CourtBooking, {
    where: { ...within, status: Not(BookingStatus.cancelled) },
    relations: { court: true, user: true },
    order: { startsAt: 'ASC', court: { number: 'ASC' } },
  })
  const isCancelled = ({ startsAt }: CourtBooking) =>
    input.cancelsBookings && startsAt !== null && startsAt > now
  const cancelled = bookings.filter(isCancelled)
  const cancellation = { actor, reason: input.reason.trim(), now }
  await lockRecipients(
    cancelled.map(({ user }) => user),
    em,
  )
  const notTold: NotTold[] = []
  for (const booking of cancelled)
    notTold.push(...(await cancelByClub(services, booking, cancellation, em)))
  const taken = await em.find(CourtHold, { where: within, order: { startsAt: 'ASC' } })
  const parts = courts.flatMap(court => {
    const own = taken.filter(({ courtId }) => courtId === court.id)
    return freeParts(time, own).map(part => ({ court, ...part }))
  })
  const blocks = await insertBlocks(parts, input, em)
  await recordBlocks(services, { actor, blocks, reason: cancellation.reason }, em)
  return {
    blocks,
    conflicts: bookings.filter(one => !isCancelled(one)).flatMap(toBlockedBooking),
    cancelled: cancelled.flatMap(toBlockedBooking),
    notTold,
  }
}

function toBlockedBooking({ id, court, startsAt, user }: CourtBooking): BlockedBooking[] {
  return court && startsAt ? [{ id, court, startsAt, person: user }] : []
}

/** Inserts the holds and the blocks of free times; the courts are locked. */
async function insertBlocks(
  parts: readonly (SlotTime & { court: Court })[],
  { kind, title }: BlockCourtsInput,
  em: EntityManager,
): Promise<Block[]> {
  const times = parts.map(({ court, startsAt, endsAt }) => ({
    courtId: court.id,
    startsAt,
    endsAt,
  }))
  const holds = await em.save(
    times.map(time => em.create(CourtHold, { ...time, kind: CourtHoldKind.block })),
  )
  const rows = holds.map(({ id: holdId, courtId, startsAt, endsAt }) =>
    em.create(Block, { courtId, startsAt, endsAt, holdId, kind, title: title.trim() }),
  )
  const blocks = await em.save(rows)
  await emit(blockCreated, blocks, em)
  return blocks.map((block, index) => Object.assign(block, { court: parts[index]?.court }))
}

/** Writes an audit record of each new block. */
async function recordBlocks(
  { auditLog }: Services,
  { actor, blocks, reason }: { actor: User; blocks: readonly Block[]; reason: string },
  em: EntityManager,
): Promise<void> {
  const changes = blocks.map(({ id, court, startsAt, endsAt, kind, title }) => ({
    action: blockActions.block_create,
    subjectId: id,
    before: {},
    after: { court: court.number, startsAt, endsAt, kind, title, reason },
  }))
  await auditLog.recordAll(actor, changes, em)
}

/**
 * Removes blocks and frees their courts; a removed one stays as it is. Returns them in the order of
 * the ids. Throws NOT_FOUND if one of them does not exist; then none is removed.
 */
export function removeBlocks(
  { auditLog }: Services,
  actor: User,
  ids: readonly string[],
  now: Date,
): Promise<Block[]> {
  const wanted = ids.map(normalizeId)
  return runBooking(async em => {
    await lockAllCourts(em)
    const where = { id: In(wanted) }
    const found = await em.find(Block, { where, relations: { court: true } })
    const byId = new Map(found.map(block => [block.id, block]))
    const blocks = wanted.map(id => byId.get(id))
    if (!blocks.every(block => block !== undefined)) throw new AppError('NOT_FOUND')
    const removed = blocks.filter(({ removedAt }) => removedAt === null)
    await em.update(
      Block,
      { id: In(removed.map(({ id }) => id)) },
      { removedAt: now, holdId: null },
    )
    await em.delete(CourtHold, { id: In(removed.flatMap(({ holdId }) => holdId ?? [])) })
    const changes = removed.map(({ id, court, startsAt, endsAt, kind, title }) => ({
      action: blockActions.block_remove,
      subjectId: id,
      before: { court: court.number, startsAt, endsAt, kind, title },
      after: { removedAt: now },
    }))
    await auditLog.recordAll(actor, changes, em)
    await emit(blockRemoved, removed, em)
    for (const block of removed) Object.assign(block, { removedAt: now, holdId: null })
    return blocks
  })
}
