import { defineAuditActions, type AuditAction } from '../../audit/audit-action'
import { findLatestChanges, type Change, type LatestChange } from '../../audit/audit-log'
import { db } from '../../database/data-source'
import { AppError, fieldError, requireRow } from '../../core/errors'
import type { User } from '../../accounts/user.entity'
import { uniqueNotTold, type NotTold } from '../../mail/not-told'
import { lockRecipients } from '../../mail/person-mails'
import { normalizeId } from '../../shared/rules'
import type { Services } from '../../graphql/services'
import { cancelUpcoming } from '../bookings/cancel-booking.service'
import { lockAllCourts } from '../courts/courts.service'
import { Plan } from '../memberships/membership.entity'
import { lockEntries } from '../waitlist/entry-moves.service'
import { PlanWish, WaitlistStatus, type WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { listOfferedSince } from '../waves/offer-decisions.service'
import { applyTransitions, type Transition } from './apply-transitions'
import type {
  SetWaitlistStatusesInput,
  SetWaitlistStatusInput,
  UndoWaitlistStatusesInput,
  UndoWaitlistStatusInput,
} from './entry-status.inputs'

export const statusActions = defineAuditActions({
  waitlist_status: 'Changed the status of a waitlist entry.',
  waitlist_undo: 'Undid a status change of a waitlist entry.',
})

/** The allowed next statuses of each status. */
const TRANSITIONS: Record<WaitlistStatus, WaitlistStatus[]> = {
  waiting: [WaitlistStatus.invited],
  invited: [WaitlistStatus.joined, WaitlistStatus.waiting],
  joined: [],
  left: [],
}

const PLAN_OF_WISH: Record<PlanWish, Plan> = {
  standard: Plan.standard,
  unlimited: Plan.unlimited,
}

/**
 * Moves entries one step, mails those whose membership begins or whose offer ends, and writes an audit
 * record for each, in one transaction; returns them in
 * the order of the ids. The entries must have the status that the caller saw: of two concurrent
 * changes one succeeds, and the other throws CONFLICT, which names the entries. Throws NOT_FOUND
 * for an unknown entry; BAD_USER_INPUT for a step that is not allowed, and for a plan with another
 * status than `joined`.
 */
export function setWaitlistStatuses(
  services: Services,
  actor: User,
  { ids, from, to, plan }: SetWaitlistStatusesInput,
): Promise<WaitlistEntry[]> {
  if (!TRANSITIONS[from].includes(to))
    throw fieldError('to', `An entry that is ${from} cannot become ${to}`)
  if (plan && to !== WaitlistStatus.joined)
    throw fieldError('plan', 'Only a person who has joined has a plan')
  return db.transaction(async em => {
    const entries = await lockEntries(ids, em)
    refuseStale(entries.filter(({ status }) => status !== from))
    const planOf = ({ planWish }: WaitlistEntry) =>
      plan ?? PLAN_OF_WISH[planWish ?? PlanWish.standard]
    const transitions = entries.map(entry => ({
      entry,
      from,
      to,
      ...(to === WaitlistStatus.joined && { plan: planOf(entry) }),
    }))
    const changes = transitions.map(changeBy(statusActions.waitlist_status))
    await services.auditLog.recordAll(actor, changes, em)
    const people = entries.map(({ user }) => user)
    await lockRecipients(people, em)
    return applyTransitions(services, transitions, em)
  })
}

/** Moves one entry; see setWaitlistStatuses. */
export async function setWaitlistStatus(
  services: Services,
  actor: User,
  { id, ...step }: SetWaitlistStatusInput,
): Promise<WaitlistEntry> {
  const [entry] = await setWaitlistStatuses(services, actor, { ids: [id], ...step })
  return requireRow(entry)
}

/**
 * Undoes the actor's own change of each entry, if it is the latest one, and writes audit records,
 * in one transaction; returns the entries in the order of the ids. Undoing a membership cancels its
 * bookings to come. Throws NOT_FOUND for an unknown
 * or unchanged entry; CONFLICT, naming the entries, if somebody else changed one since or the
 * change is already undone.
 */
export function undoWaitlistStatuses(
  services: Services,
  actor: User,
  { ids }: UndoWaitlistStatusesInput,
): Promise<WaitlistEntry[]> {
  return db.transaction(async em => {
    await lockAllCourts(em)
    const entries = await lockEntries(ids, em)
    const changes = await findLatestChanges(ids.map(normalizeId), em)
    const instants = new Map([...changes].map(([id, { createdAt }]) => [id, createdAt]))
    const offered = await listOfferedSince(instants, em)
    const transitions = entries.map(entry => {
      const latest = changes.get(entry.id)
      if (!latest)
        throw new AppError('NOT_FOUND', `#${String(entry.position)} has not been changed`)
      // Every record of a status change has the status before.
      const to = latest.before['status'] as WaitlistStatus
      const isLatest = isOwn(latest, entry, actor) && !offered.has(entry.id)
      return { entry, from: entry.status, to, isLatest }
    })
    refuseStale(transitions.filter(one => !one.isLatest).map(({ entry }) => entry))
    const undone = transitions.map(changeBy(statusActions.waitlist_undo))
    await services.auditLog.recordAll(actor, undone, em)
    const members = transitions.filter(({ from }) => from === WaitlistStatus.joined)
    const people = members.map(({ entry }) => entry.user)
    // Before the memberships, which is safe here: all courts are locked.
    await lockRecipients(people, em)
    const memberIds = people.map(({ id }) => id)
    const ending = { now: services.now(), reason: 'The membership has ended.' }
    const { notTold } = await cancelUpcoming(services, memberIds, ending, em)
    const moved = await applyTransitions(services, transitions, em)
    return moved.map(entry => addNotTold(entry, notTold))
  })
}

/** Undoes the change of one entry; see undoWaitlistStatuses. */
export async function undoWaitlistStatus(
  services: Services,
  actor: User,
  { id }: UndoWaitlistStatusInput,
): Promise<WaitlistEntry> {
  const [entry] = await undoWaitlistStatuses(services, actor, { ids: [id] })
  return requireRow(entry)
}

/**
 * Returns whether undoWaitlistStatus would undo the latest change of the entry for this actor, as
 * far as can be told without a lock.
 */
export async function canUndoStatus(actor: User, entry: WaitlistEntry): Promise<boolean> {
  const latest = (await findLatestChanges([entry.id], db.manager)).get(entry.id)
  if (!latest || !isOwn(latest, entry, actor)) return false
  return (await listOfferedSince(new Map([[entry.id, latest.createdAt]]), db.manager)).size === 0
}

/** Whether it is the actor's own change of the status, and the person has not joined again since. */
const isOwn = (latest: LatestChange, entry: WaitlistEntry, actor: User) =>
  latest.actorId === actor.id &&
  latest.action === statusActions.waitlist_status.name &&
  latest.after['status'] === entry.status &&
  entry.joinedAt <= latest.createdAt

/** Returns a transition as an audit log change. */
const changeBy =
  (action: AuditAction) =>
  ({ entry, from, to, plan }: Transition): Change => ({
    action,
    subjectId: entry.id,
    before: { status: from },
    after: { status: to, ...(plan && { plan }) },
  })

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
  const list = [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' and ')
  throw new AppError('CONFLICT', `${list} by now, so nothing was changed; please look again.`)
}

/** Adds the mails about the person's bookings to those that reach nobody. */
const addNotTold = (entry: WaitlistEntry, others: readonly NotTold[]): WaitlistEntry => {
  const own = others.filter(({ person }) => person.id === entry.userId)
  return Object.assign(entry, { notTold: uniqueNotTold([...(entry.notTold ?? []), ...own]) })
}
