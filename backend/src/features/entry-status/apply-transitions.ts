import type { EntityManager } from 'typeorm'
import type { Plan } from '../memberships/membership.entity'
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
  /** The plan of the membership that a step to `joined` starts. */
  plan?: Plan | undefined
}

/** Entries that take the same step. */
interface Step extends Omit<Transition, 'entry'> {
  entries: WaitlistEntry[]
}

/** Groups the transitions by their steps: an undo can return entries to different statuses. */
function groupBySteps(transitions: readonly Transition[]): Step[] {
  const steps: Step[] = []
  for (const { entry, from, to, plan } of transitions) {
    const step = steps.find(one => one.from === from && one.to === to && one.plan === plan)
    if (step) step.entries.push(entry)
    else steps.push({ from, to, plan, entries: [entry] })
  }
  return steps
}

/** Moves locked entries, with their offers and memberships. */
export async function applyTransitions(
  transitions: readonly Transition[],
  em: EntityManager,
): Promise<WaitlistEntry[]> {
  for (const { from, to, plan, entries } of groupBySteps(transitions)) {
    const closed = from === WaitlistStatus.invited ? await closeOpenOffers(entries, plan, em) : null
    if (plan) await startMemberships(entries, { plan, offers: closed }, em)
    if (from === WaitlistStatus.joined) await undoMemberships(entries, em)
    await moveEntries(entries, { to }, em)
  }
  return transitions.map(({ entry }) => entry)
}

/**
 * By hand, an offer is accepted with the plan of the membership or, without one, withdrawn. It does
 * not count as asked (WAITLIST-21).
 */
function closeOpenOffers(
  entries: readonly WaitlistEntry[],
  plan: Plan | undefined,
  em: EntityManager,
): Promise<Map<string, string>> {
  return endOpenOffers(
    entries.map(({ id }) => id),
    plan ? { state: OfferState.accepted, plan } : { state: OfferState.withdrawn },
    em,
  )
}

interface Start {
  plan: Plan
  /** The accepted offers by entry. */
  offers: ReadonlyMap<string, string> | null
}

async function startMemberships(
  entries: readonly WaitlistEntry[],
  { plan, offers }: Start,
  em: EntityManager,
): Promise<void> {
  const startedAt = new Date()
  for (const { id, user } of entries)
    await startMembership({ user, plan, startedAt, offerId: offers?.get(id) }, em)
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
