import { AuditAction } from '../audit/audit-record.entity'
import { latestOf, record } from '../audit/audit.service'
import { announceEntry } from '../changes'
import { db } from '../db'
import { AppError, fieldError } from '../errors'
import type { User } from '../members/user.entity'
import { WaitlistEntry, WaitlistStatus } from './waitlist-entry.entity'
import type { SetWaitlistStatusInput, UndoWaitlistStatusInput } from './waitlist.inputs'

/** Where an entry may go from where it is. */
const MOVES: Record<WaitlistStatus, WaitlistStatus[]> = {
  waiting: [WaitlistStatus.invited],
  invited: [WaitlistStatus.joined, WaitlistStatus.waiting],
  joined: [],
}

/**
 * Moves an entry one step and writes it down. It moves only from where the asking person saw it:
 * of two at once one succeeds and the other gets CONFLICT. NOT_FOUND without such an entry.
 */
export function setWaitlistStatus(
  actor: User,
  { id, from, to }: SetWaitlistStatusInput,
): Promise<WaitlistEntry> {
  if (!MOVES[from].includes(to))
    throw fieldError('to', `An entry that is ${from} cannot become ${to}`)
  return db.transaction(async em => {
    const { affected } = await em.update(WaitlistEntry, { id, status: from }, { status: to })
    const entry = await em.findOneBy(WaitlistEntry, { id })
    if (!entry) throw new AppError('NOT_FOUND')
    if (!affected)
      throw new AppError('CONFLICT', `This entry is ${entry.status} by now; please look again.`)
    const action = AuditAction.waitlist_status
    const change = { action, subjectId: id, before: { status: from }, after: { status: to } }
    await record(actor, change, em)
    await announceEntry(id, em)
    return entry
  })
}

/**
 * Takes back the actor's own change, when it is the latest one of this entry, and writes that down.
 * NOT_FOUND without such an entry or any change of it; CONFLICT when there has been another since.
 */
export function undoWaitlistStatus(
  actor: User,
  { id }: UndoWaitlistStatusInput,
): Promise<WaitlistEntry> {
  return db.transaction(async em => {
    const lock = { mode: 'pessimistic_write' } as const
    const entry = await em.findOne(WaitlistEntry, { where: { id }, lock })
    const latest = await latestOf(id, em)
    if (!entry || !latest) throw new AppError('NOT_FOUND')
    const isOwn = latest.actorId === actor.id && latest.action === AuditAction.waitlist_status
    if (!isOwn || latest.after['status'] !== entry.status)
      throw new AppError(
        'CONFLICT',
        `This entry has been changed since and is ${entry.status}; please look again.`,
      )
    // Every change of a status is written with the status it had before.
    entry.status = latest.before['status'] as WaitlistStatus
    await em.update(WaitlistEntry, { id }, { status: entry.status })
    const { before, after } = latest
    const change = { action: AuditAction.waitlist_undo, subjectId: id }
    await record(actor, { ...change, before: after, after: before }, em)
    await announceEntry(id, em)
    return entry
  })
}
