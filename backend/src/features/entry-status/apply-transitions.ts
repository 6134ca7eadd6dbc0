import type { EntityManager } from 'typeorm'
import type { Plan } from '../memberships/membership.entity'
import {
  queueMembershipStarted,
  queueMembershipUndone,
  removeMemberships,
  startMembership,
} from '../memberships/memberships.service'
import type { Services } from '../../graphql/services'
import { moveEntries } from '../waitlist/entry-moves.service'
import { WaitlistStatus, type WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import {
  endOpenOffers,
  freeAcceptedPlaces,
  queueAboutOffer,
} from '../waves/offer-decisions.service'
import { offerWithdrawnMail } from '../waves/offers.mails'
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

/**
 * Moves locked entries, with their offers and memberships, and mails the people about these. Each entry
 * has its `notTold` then.
 */
export async function applyTransitions(
  services: Services,
  transitions: readonly Transition[],
  em: EntityManager,
): Promise<WaitlistEntry[]> {
  for (const { from, to, plan, entries } of groupBySteps(transitions)) {
    for (const entry of entries) Object.assign(entry, { notTold: [] })
    const offers =
      from === WaitlistStatus.invited
        ? await closeOpenOffers(entries, plan, em)
        : new Map<string, string>()
    if (plan) await startMemberships(services, entries, { plan, offers }, em)
    else await reportWithdrawn(services, entries, offers, em)
    if (from === WaitlistStatus.joined) await undoMemberships(services, entries, em)
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
  offers: ReadonlyMap<string, string>
}

/** Starts a membership of each person, and welcomes them by mail. */
async function startMemberships(
  services: Services,
  entries: readonly WaitlistEntry[],
  { plan, offers }: Start,
  em: EntityManager,
): Promise<void> {
  const startedAt = services.now()
  for (const entry of entries) {
    const { id, user } = entry
    const begun = { user, plan, startedAt, offerId: offers.get(id) }
    const membership = await startMembership(begun, em)
    entry.notTold?.push(...(await queueMembershipStarted(services, membership, user, em)))
  }
}

/** Tells the people whose open offer the team has withdrawn. */
async function reportWithdrawn(
  services: Services,
  entries: readonly WaitlistEntry[],
  offers: ReadonlyMap<string, string>,
  em: EntityManager,
): Promise<void> {
  for (const entry of entries) {
    const id = offers.get(entry.id)
    if (id === undefined) continue
    const about = { offer: { id }, entry }
    entry.notTold?.push(...(await queueAboutOffer(services, offerWithdrawnMail, about, em)))
  }
}

/** Deletes the memberships, and tells the people. */
async function undoMemberships(
  services: Services,
  entries: readonly WaitlistEntry[],
  em: EntityManager,
): Promise<void> {
  const userIds = entries.map(({ userId }) => userId)
  const offers = await removeMemberships(userIds, em)
  await freeAcceptedPlaces(offers, em)
  for (const entry of entries)
    entry.notTold?.push(...(await queueMembershipUndone(services, entry.user, em)))
}
