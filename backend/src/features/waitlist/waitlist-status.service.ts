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
  waitlist_status: 'Moved a waitlist entry along.',
  waitlist_undo: 'Took a change of a waitlist entry back.',
})

type AuditServices = Pick<Services, 'auditLog'>

/** Where an entry may go from where it is. */
const TRANSITIONS: Record<WaitlistStatus, WaitlistStatus[]> = {
  waiting: [WaitlistStatus.invited],
  invited: [WaitlistStatus.joined, WaitlistStatus.waiting],
  joined: [],
}

/** One entry's way from one status to another. */
interface Transition {
  entry: WaitlistEntry
  from: WaitlistStatus
  to: WaitlistStatus
}

/**
 * Moves entries one step and writes each down, all or none; they come back in the order asked. They
 * move only from where the asking person saw them: of two at once one succeeds and the other gets
 * CONFLICT, which names the entries. NOT_FOUND without such an entry.
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

/** The same for one entry. */
export async function setWaitlistStatus(
  services: AuditServices,
  actor: User,
  { id, ...step }: SetWaitlistStatusInput,
): Promise<WaitlistEntry> {
  return getOnly(await setWaitlistStatuses(services, actor, { ids: [id], ...step }))
}

/**
 * Takes back the actor's own change of each entry, when it is the latest one, and writes that down; all
 * or none, in the order asked. NOT_FOUND without such an entry or any change of it; CONFLICT, naming
 * the entries, when there has been another change since.
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
      // Every change of a status is written with the status it had before.
      const to = latest.before['status'] as WaitlistStatus
      return { entry, from: entry.status, to, isOwn: isOwn(latest, entry, actor) }
    })
    refuseStale(transitions.filter(one => !one.isOwn).map(({ entry }) => entry))
    await auditLog.recordAll(actor, transitions.map(changeBy(statusActions.waitlist_undo)), em)
    return applyTransitions(transitions, em)
  })
}

/** The same for one entry. */
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

/** The entries, locked in one order everywhere, so that no two callers wait for one another. */
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

/** A transition as the audit log keeps it. */
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

/** The ids of the entries that get the same status: what is taken back together need not. */
function groupByTarget(transitions: readonly Transition[]): Map<WaitlistStatus, string[]> {
  const targets = new Map<WaitlistStatus, string[]>()
  for (const { entry, to } of transitions) targets.set(to, [...(targets.get(to) ?? []), entry.id])
  return targets
}

/** How many entries a refusal lists, before it only counts the others. */
const LISTED_ENTRIES_MAX = 5

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
  if (!row) throw new Error('one id, and no entry')
  return row
}
