import type { EntityManager } from 'typeorm'
import { defineAuditActions, type AuditAction } from '../../audit/audit-action'
import { findLatestChanges, type Change } from '../../audit/audit-log'
import type { AuditRecord } from '../../audit/audit-record.entity'
import { db } from '../../database/data-source'
import { AppError, fieldError } from '../../core/errors'
import type { User } from '../../accounts/user.entity'
import { normalizeId } from '../../shared/rules'
import type { Services } from '../feature'
import { notifyEntryChanged } from './waitlist-changes'
import { WaitlistEntry, WaitlistStatus } from './waitlist-entry.entity'
import type {
  SetWaitlistStatusesInput,
  SetWaitlistStatusInput,
  UndoWaitlistStatusesInput,
  UndoWaitlistStatusInput,
} from './waitlist.inputs'

export const statusActions = defineAuditActions({
  waitlist_status: 'Changed the status of a waitlist entry.',
  waitlist_undo: 'Undid a status change of a waitlist entry.',
})

type AuditServices = Pick<Services, 'auditLog'>

/** The allowed next statuses of each status. */
const TRANSITIONS: Record<WaitlistStatus, WaitlistStatus[]> = {
  waiting: [WaitlistStatus.invited],
  invited: [WaitlistStatus.joined, WaitlistStatus.waiting],
  joined: [],
}

/** One entry's change from one status to another. */
interface Transition {
  entry: WaitlistEntry
  from: WaitlistStatus
  to: WaitlistStatus
}

/**
 * Moves entries one step and writes an audit record for each, in one transaction; returns them in
 * the order of the ids. The entries must have the status that the caller saw: of two concurrent
 * changes one succeeds, and the other throws CONFLICT, which names the entries. Throws NOT_FOUND
 * for an unknown entry.
 */
export function setWaitlistStatuses(
  { auditLog }: AuditServices,
  actor: User,
  { ids, from, to }: SetWaitlistStatusesInput,
): Promise<WaitlistEntry[]> {
  if (!TRANSITIONS[from].includes(to))
    throw fieldError('to', `An entry that is ${from} cannot become ${to}`)
  return db.transaction(async em => {
    const entries = await lockEntries(ids, em)
    refuseStale(entries.filter(({ status }) => status !== from))
    const transitions = entries.map(entry => ({ entry, from, to }))
    await auditLog.recordAll(actor, transitions.map(changeBy(statusActions.waitlist_status)), em)
    return applyTransitions(transitions, em)
  })
}

/** Moves one entry; see setWaitlistStatuses. */
export async function setWaitlistStatus(
  services: AuditServices,
  actor: User,
  { id, ...step }: SetWaitlistStatusInput,
): Promise<WaitlistEntry> {
  return getOnly(await setWaitlistStatuses(services, actor, { ids: [id], ...step }))
}

/**
 * Undoes the actor's own change of each entry, if it is the latest one, and writes audit records,
 * in one transaction; returns the entries in the order of the ids. Throws NOT_FOUND for an unknown
 * or unchanged entry; CONFLICT, naming the entries, if somebody else changed one since or the
 * change is already undone.
 */
export function undoWaitlistStatuses(
  { auditLog }: AuditServices,
  actor: User,
  { ids }: UndoWaitlistStatusesInput,
): Promise<WaitlistEntry[]> {
  return db.transaction(async em => {
    const entries = await lockEntries(ids, em)
    const changes = await findLatestChanges(ids.map(normalizeId), em)
    const transitions = entries.map(entry => {
      const latest = changes.get(entry.id)
      if (!latest)
        throw new AppError('NOT_FOUND', `#${String(entry.position)} has not been changed`)
      // Every record of a status change has the status before.
      const to = latest.before['status'] as WaitlistStatus
      return { entry, from: entry.status, to, isOwn: isOwn(latest, entry, actor) }
    })
    refuseStale(transitions.filter(one => !one.isOwn).map(({ entry }) => entry))
    await auditLog.recordAll(actor, transitions.map(changeBy(statusActions.waitlist_undo)), em)
    return applyTransitions(transitions, em)
  })
}

/** Undoes the change of one entry; see undoWaitlistStatuses. */
export async function undoWaitlistStatus(
  services: AuditServices,
  actor: User,
  { id }: UndoWaitlistStatusInput,
): Promise<WaitlistEntry> {
  return getOnly(await undoWaitlistStatuses(services, actor, { ids: [id] }))
}

const isOwn = (latest: AuditRecord, entry: WaitlistEntry, actor: User) =>
  latest.actorId === actor.id &&
  latest.action === statusActions.waitlist_status.name &&
  latest.after['status'] === entry.status

/** Locks the entries, always in the same order, so that callers cannot deadlock. */
async function lockEntries(ids: readonly string[], em: EntityManager): Promise<WaitlistEntry[]> {
  const locked = await em
    .createQueryBuilder(WaitlistEntry, 'entry')
    .innerJoinAndSelect('entry.user', 'user')
    .where('entry.id IN (:...ids)', { ids: ids.map(normalizeId) })
    .orderBy('entry.id')
    .setLock('pessimistic_write', undefined, ['entry'])
    .getMany()
  const known = new Map(locked.map(entry => [entry.id, entry]))
  return ids.map(id => {
    const entry = known.get(normalizeId(id))
    if (!entry) throw new AppError('NOT_FOUND', `No entry has the id ${normalizeId(id)}`)
    return entry
  })
}

/** Returns a transition as an audit log change. */
const changeBy =
  (action: AuditAction) =>
  ({ entry, from, to }: Transition): Change => ({
    action,
    subjectId: entry.id,
    before: { status: from },
    after: { status: to },
  })

async function applyTransitions(
  transitions: readonly Transition[],
  em: EntityManager,
): Promise<WaitlistEntry[]> {
  for (const [to, ids] of groupByTarget(transitions))
    await em.update(WaitlistEntry, ids, { status: to })
  const ids = transitions.map(({ entry }) => entry.id)
  await notifyEntryChanged(ids, em)
  return transitions.map(({ entry, to }) => Object.assign(entry, { status: to }))
}

/** Groups the entries' ids by their new status; an undo can return entries to different ones. */
function groupByTarget(transitions: readonly Transition[]): Map<WaitlistStatus, string[]> {
  const targets = new Map<WaitlistStatus, string[]>()
  for (const { entry, to } of transitions) targets.set(to, [...(targets.get(to) ?? []), entry.id])
  return targets
}

/** The number of entries that an error lists. It gives only the number of the others. */
const LISTED_ENTRIES_MAX = 5

/** Throws CONFLICT if entries do not have the status that the caller saw. */
function refuseStale(moved: readonly WaitlistEntry[]): void {
  if (moved.length === 0) return
  const listed = moved
    .slice(0, LISTED_ENTRIES_MAX)
    .map(({ position, status }) => `#${String(position)} is ${status}`)
  const others = moved.length - listed.length
  const all = others > 0 ? [...listed, `${String(others)} more have moved`] : listed
  const words = [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' and ')
  throw new AppError('CONFLICT', `${words} by now, so nothing was changed; please look again.`)
}

function getOnly<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('no entry for the id')
  return row
}
