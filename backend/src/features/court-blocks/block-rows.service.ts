import { In, type EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { defineAuditActions } from '../../audit/audit-action'
import type { Services } from '../../graphql/services'
import { emit } from '../../webhooks/emit'
import { CourtHold, CourtHoldKind } from '../courts/court-hold.entity'
import type { SlotTime } from '../courts/court-times.service'
import type { Court } from '../courts/court.entity'
import { Block } from './block.entity'
import { blockCreated, blockRemoved } from './court-blocks.events'
import type { CourtClosure } from './court-closure.entity'

export const blockActions = defineAuditActions({
  block_create: 'Blocked a court.',
  block_remove: 'Removed a block of a court.',
})

/** A time of a court. */
export interface CourtPart extends SlotTime {
  court: Court
}

/** Who of the team changes blocks, when, and why if they say so. */
export interface BlockChange {
  actor: User
  now: Date
  reason: string | null
}

/** Blocks free times for a closure, with audit records; the courts are locked. */
export async function insertBlocks(
  { auditLog }: Services,
  { id: closureId, kind, title }: CourtClosure,
  { actor, reason, parts }: BlockChange & { parts: readonly CourtPart[] },
  em: EntityManager,
): Promise<Block[]> {
  const holds = await em.save(
    parts.map(({ court: { id: courtId }, startsAt, endsAt }) =>
      em.create(CourtHold, { courtId, startsAt, endsAt, kind: CourtHoldKind.block }),
    ),
  )
  const rows = holds.map(({ id: holdId, courtId, startsAt, endsAt }) =>
    em.create(Block, { courtId, closureId, startsAt, endsAt, holdId, kind, title }),
  )
  const saved = await em.save(rows)
  await emit(blockCreated, saved, em)
  const blocks = saved.map((block, index) => Object.assign(block, { court: parts[index]?.court }))
  const changes = blocks.map(({ id, court, startsAt, endsAt }) => ({
    action: blockActions.block_create,
    subjectId: id,
    after: { court: court.number, startsAt, endsAt, kind, title, ...(reason && { reason }) },
  }))
  await auditLog.recordAll(actor, changes, em)
  return blocks
}

/** Removes blocks in force and frees their courts, with audit records; the courts are locked. */
export async function deleteBlocks(
  { auditLog }: Services,
  { actor, now, reason, blocks }: BlockChange & { blocks: readonly Block[] },
  em: EntityManager,
): Promise<void> {
  if (blocks.length === 0) return
  const change = { removedAt: now, holdId: null }
  await em.update(Block, { id: In(blocks.map(({ id }) => id)) }, change)
  await em.delete(CourtHold, { id: In(blocks.flatMap(({ holdId }) => holdId ?? [])) })
  const changes = blocks.map(({ id, court, startsAt, endsAt, kind, title }) => ({
    action: blockActions.block_remove,
    subjectId: id,
    before: { court: court.number, startsAt, endsAt, kind, title },
    after: { removedAt: now, ...(reason && { reason }) },
  }))
  await auditLog.recordAll(actor, changes, em)
  await emit(blockRemoved, blocks, em)
  for (const block of blocks) Object.assign(block, change)
}
