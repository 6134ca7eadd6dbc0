import type { EntityManager } from 'typeorm'
import { Plan } from '../memberships/membership.entity'
import { removeMemberships, startMembership } from '../memberships/memberships.service'
import { moveEntries } from '../waitlist/entry-moves.service'
import { WaitlistStatus, type WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { endOpenOffers, freeAcceptedPlaces } from '../waves/offer-decisions.service'
import { OfferState } from '../waves/offer.entity'

/** One entry's change from one status to another. */
export interface Transition {
  entry: WaitlistEntry
  from: WaitlistStatus
  to: WaitlistStatus
}

/** Entries that take the same step. */
interface Step {
  from: WaitlistStatus
  to: WaitlistStatus
  entries: WaitlistEntry[]
}

/** Groups the transitions by their steps: an undo can return entries to different statuses. */
function groupBySteps(transitions: readonly Transition[]): Step[] {
  const steps: Step[] = []
  for (const { entry, from, to } of transitions) {
    const step = steps.find(one => one.from === from && one.to === to)
    if (step) step.entries.push(entry)
    else steps.push({ from, to, entries: [entry] })
  }
  return steps
}

/** Moves locked entries, with their offers and memberships. */
export async function applyTransitions(
  transitions: readonly Transition[],
  em: EntityManager,
): Promise<WaitlistEntry[]> {
  for (const { from, to, entries } of groupBySteps(transitions)) {
    const closed = from === WaitlistStatus.invited ? await closeOpenOffers(entries, to, em) : null
    if (to === WaitlistStatus.joined) await startMemberships(entries, closed, em)
    if (from === WaitlistStatus.joined) await undoMemberships(entries, em)
    await moveEntries(entries, { to }, em)
  }
  return transitions.map(({ entry }) => entry)
}

/**
 * By hand, an offer is accepted with the Standard plan or withdrawn, and does not count as asked
 * (WAITLIST-21).
 */
function closeOpenOffers(
  entries: readonly WaitlistEntry[],
  to: WaitlistStatus,
  em: EntityManager,
): Promise<Map<string, string>> {
  const isAccepted = to === WaitlistStatus.joined
  return endOpenOffers(
    entries.map(({ id }) => id),
    isAccepted
      ? { state: OfferState.accepted, plan: Plan.standard }
      : { state: OfferState.withdrawn },
    em,
  )
}

async function startMemberships(
  entries: readonly WaitlistEntry[],
  offers: ReadonlyMap<string, string> | null,
  em: EntityManager,
): Promise<void> {
  const startedAt = new Date()
  for (const { id, user } of entries)
    await startMembership({ user, plan: Plan.standard, startedAt, offerId: offers?.get(id) }, em)
}

async function undoMemberships(
  entries: readonly WaitlistEntry[],
  em: EntityManager,
): Promise<void> {
  const offers = await removeMemberships(
    entries.map(({ userId }) => userId),
    em,
  )
  await freeAcceptedPlaces(offers, em)
}
