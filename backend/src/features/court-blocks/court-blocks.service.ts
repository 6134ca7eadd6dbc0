import { In } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { requireRow } from '../../core/errors'
import { select } from '../../database/select'
import type { Services } from '../../graphql/services'
import { uniqueNotTold } from '../../mail/not-told'
import type { Connection } from '../../pagination/connection'
import { paginateForTeam } from '../../pagination/followed-list'
import { normalizeId } from '../../shared/rules'
import { runBooking } from '../bookings/book-court.service'
import { passOn } from '../bookings/standby-line.service'
import { boundsOfDay } from '../courts/court-times.service'
import { lockAllCourts } from '../courts/courts.service'
import { withEntryIds } from '../waitlist/not-told.service'
import { applyClosure, toBlockedBooking } from './apply-closure.service'
import { Block } from './block.entity'
import { deleteBlocks } from './block-rows.service'
import { cancellingOf } from './closure-plan'
import type { BlockArgs, BlockCourtsInput } from './court-blocks.inputs'
import type { BlockCourtsResult } from './court-blocks.types'
import { storeClosure, toClosure } from './create-closure.service'
import { followRemovedBlocks } from './remove-closure.service'

/** Returns a page of the blocks in force, by time. */
export function listBlocks({ from, until, ...page }: BlockArgs): Promise<Connection<Block>> {
  const rows = select(Block, 'block').join('court', 'court', ['id', 'number', 'name'])
  rows.where(() => 'block."removedAt" IS NULL')
  if (from) rows.filter(value => `block."endsAt" > ${value(boundsOfDay(from).startsAt)}`)
  if (until) rows.filter(value => `block."startsAt" < ${value(boundsOfDay(until).endsAt)}`)
  return paginateForTeam(rows, page, { by: ['block."startsAt"', 'block.id'], direction: 'ASC' })
}

/**
 * Blocks the free times of courts as a closure: a call that fails half-way is completed by the same call,
 * which adds only what is missing. With `cancelsBookings`, it cancels the bookings in the way, or those of
 * them that the input names, that have not begun. Throws BAD_USER_INPUT; NOT_FOUND for a court; NOT_OPEN_YET in phase `waitlist` (BOOKING-14).
 */
export async function blockCourts(
  services: Services,
  actor: User,
  input: BlockCourtsInput,
  now: Date,
): Promise<BlockCourtsResult> {
  const reason = input.reason.trim()
  const creation = { actor, reason, isRecorded: false }
  const closure = await storeClosure(services, await toClosure(input, now), creation)
  const change = { actor, now, reason, ...cancellingOf(input) }
  const outcome = await applyClosure(services, closure, change)
  return {
    blocks: outcome.blocks,
    conflicts: outcome.conflicts.flatMap(toBlockedBooking),
    cancelled: outcome.cancelled.flatMap(toBlockedBooking),
    notTold: await withEntryIds(uniqueNotTold(outcome.notTold)),
  }
}

/**
 * Removes blocks and frees their courts; a removed one stays as it is. Their closures follow (BOOKING-42).
 * Returns the blocks in the order of the ids. Throws NOT_FOUND if one of them does not exist; then none is
 * removed.
 */
export function removeBlocks(
  services: Services,
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
    const blocks = wanted.map(id => requireRow(byId.get(id)))
    const removed = blocks.filter(({ removedAt }) => removedAt === null)
    await deleteBlocks(services, { actor, now, reason: null, blocks: removed }, em)
    await followRemovedBlocks(services, { actor, removed, now }, em)
    await passOn(services, now, em)
    return blocks
  })
}
