import type { EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { defineAuditActions } from '../../audit/audit-action'
import { clubDay, clubDateInWords } from '../../core/club-day'
import { AppError, requireRow } from '../../core/errors'
import { db } from '../../database/data-source'
import type { Services } from '../../graphql/services'
import { queueToPerson } from '../../mail/person-mails'
import { monthlyCents } from '../../shared/billing-periods'
import { plans } from '../../shared/plans'
import { normalizeId } from '../../shared/rules'
import { findActiveMembership } from '../bookings/booking-members.service'
import {
  createDifferenceDue,
  createFees,
  findDuesFrom,
  priceDifference,
} from '../dues/create-dues.service'
import { LaunchPhase } from '../launch/launch.entity'
import { requirePhase } from '../launch/launch.service'
import { MembershipPlan } from '../memberships/membership-plan.entity'
import { createFirstPlans, listPlans } from '../memberships/membership-plans.service'
import { Membership, MembershipState, type Plan } from '../memberships/membership.entity'
import { lockMembershipOf } from '../memberships/memberships.service'
import type { ChangePlanInput, ChangePlanOfInput } from './plan-changes.inputs'
import { planChangedMail } from './plan-changes.mails'
import { PlanChangeKind, type PlanChange } from './plan-changes.types'

export const planActions = defineAuditActions({
  membership_plan: 'Changed the plan of a membership.',
})

/** The plans of a membership that hold today and later. */
interface Held {
  current: MembershipPlan
  planned: MembershipPlan | undefined
}

/**
 * Changes the plan of the member (MEMBERSHIP-1 to MEMBERSHIP-5): at once to a higher one, whose
 * difference is then owed; from the next period to a lower one. The plan of today takes a planned
 * change back. Throws NOT_OPEN_YET before the phase `memberships`; NOT_FOUND without an active
 * membership; CONFLICT if nothing would change, after the last day of the membership, and for a lower
 * plan if it ends before the next period; IDEMPOTENCY_KEY_REUSED for a key of another plan.
 */
export const changePlan = (
  services: Services,
  user: User,
  input: ChangePlanInput,
  now: Date,
): Promise<Membership> =>
  db.transaction(async em => {
    await requirePhase(LaunchPhase.memberships, em)
    const where = { userId: user.id, state: MembershipState.active }
    const membership = requireRow(await lockMembershipOf(where, em), 'You have no membership.')
    return (await changeIn(services, user, { membership, input }, now, em)).membership
  })

/** Changes the plan of somebody's membership as changePlan does, and writes an audit record. */
export const changePlanOf = (
  services: Services,
  actor: User,
  { id, ...input }: ChangePlanOfInput,
  now: Date,
): Promise<Membership> =>
  db.transaction(async em => {
    await requirePhase(LaunchPhase.memberships, em)
    const where = { id, state: MembershipState.active }
    const membership = requireRow(await lockMembershipOf(where, em))
    const { made } = await changeIn(services, actor, { membership, input }, now, em)
    if (!made) return membership
    const { plan, kind, from, cents } = made.change
    const before = { plan: made.former }
    const after = { plan, change: kind, from, cents }
    const record = { action: planActions.membership_plan, subjectId: membership.id, before, after }
    await services.auditLog.record(actor, record, em)
    return membership
  })

interface Request {
  membership: Membership
  input: ChangePlanInput
}

/**
 * Changes the plan of a locked membership. `made` is undefined for a repeated submission. Throws
 * IDEMPOTENCY_KEY_REUSED if its key has changed the membership to another plan.
 */
async function changeIn(
  services: Services,
  actor: User,
  { membership, input: { plan, submissionKey } }: Request,
  now: Date,
  em: EntityManager,
): Promise<{ membership: Membership; made?: { change: PlanChange; former: Plan } }> {
  const key = submissionKey == null ? null : normalizeId(submissionKey)
  if (key !== null && (await isRepeated(membership, { plan, key }, em))) return { membership }
  await createFirstPlans(em, membership.id)
  // The fee of the period comes first, with the plan that held when it began.
  await createFees(now, em, membership.id)
  const { duesFrom } = await em.findOneByOrFail(Membership, { id: membership.id })
  Object.assign(membership, { duesFrom })
  const held = await findHeld(membership, now, em)
  const change = decide(membership, held, plan, now)
  // The job that follows the plans may not have run yet, so membership.plan can be a former one.
  const former = held.current.plan
  await storePlan(held, change, { changedById: actor.id, submissionKey: key }, em)
  if (change.kind === PlanChangeKind.at_once) {
    const difference = priceDifference(membership, { from: former, to: plan }, now)
    if (difference) await createDifferenceDue(membership, plan, difference, now, em)
    await em.update(Membership, { id: membership.id }, { plan })
    Object.assign(membership, { plan })
  }
  const { from, kind, cents } = change
  const data = { membershipId: membership.id, plan, kind, from, cents }
  const mail = { template: planChangedMail, data }
  const notTold = await queueToPerson(services, mail, membership.user, em)
  return { membership: Object.assign(membership, { notTold }), made: { change, former } }
}

async function isRepeated(
  { id: membershipId }: Membership,
  { plan, key: submissionKey }: { plan: Plan; key: string },
  em: EntityManager,
): Promise<boolean> {
  const first = await em.findOneBy(MembershipPlan, { membershipId, submissionKey })
  if (first && first.plan !== plan) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  return first !== null
}

async function findHeld(membership: Membership, now: Date, em?: EntityManager): Promise<Held> {
  const today = clubDay(now)
  const rows = await listPlans(membership.id, em)
  const { plan, startedAt } = membership
  const first = { membershipId: membership.id, plan, from: clubDay(startedAt), to: null }
  const current =
    rows.find(({ from, to }) => from <= today && (to === null || to > today)) ??
    db.getRepository(MembershipPlan).create(first)
  return { current, planned: rows.find(({ from }) => from > today) }
}

/** Returns what a change to this plan does. Throws CONFLICT. */
function decide(
  membership: Pick<Membership, 'duesFrom' | 'endsOn'>,
  { current, planned }: Held,
  plan: Plan,
  now: Date,
): PlanChange {
  const today = clubDay(now)
  const { name } = plans[plan]
  // The job that ends it may not have run yet.
  if (membership.endsOn !== null && membership.endsOn < today)
    throw new AppError('CONFLICT', `The membership ended on ${clubDateInWords(membership.endsOn)}.`)
  const difference = priceDifference(membership, { from: current.plan, to: plan }, now)
  const periodEnd = difference?.periodEnd ?? null
  const at = (kind: PlanChangeKind, from: string, cents = 0) => ({
    plan,
    kind,
    from,
    cents,
    periodEnd,
  })
  if (planned?.plan === plan)
    throw new AppError('CONFLICT', `The change to ${name} is planned already.`)
  if (current.plan === plan) {
    if (planned) return at(PlanChangeKind.take_back, today)
    throw new AppError('CONFLICT', `The plan is ${name} already.`)
  }
  const isHigher = monthlyCents[plan] > monthlyCents[current.plan]
  if (isHigher || !difference) return at(PlanChangeKind.at_once, today, difference?.cents)
  const { nextStart } = difference
  if (membership.endsOn !== null && membership.endsOn < nextStart)
    throw new AppError(
      'CONFLICT',
      `The membership ends on ${clubDateInWords(membership.endsOn)}, before the next period.`,
    )
  return at(PlanChangeKind.next_period, nextStart)
}

/** Writes down what a change does to the plans. A planned one that has not begun is replaced. */
async function storePlan(
  { current, planned }: Held,
  { kind, plan, from }: PlanChange,
  by: Pick<MembershipPlan, 'changedById' | 'submissionKey'>,
  em: EntityManager,
): Promise<void> {
  const { id, membershipId } = current
  if (planned) await em.delete(MembershipPlan, { id: planned.id })
  if (kind === PlanChangeKind.take_back) {
    await em.update(MembershipPlan, { id }, { to: null, submissionKey: by.submissionKey })
  } else if (current.from === from) {
    // A second change on one day replaces the first: a plan holds for whole days.
    await em.update(MembershipPlan, { id }, { plan, to: null, ...by })
  } else {
    await em.update(MembershipPlan, { id }, { to: from })
    await em.insert(MembershipPlan, { membershipId, plan, from, ...by })
  }
}

/** Returns what changePlan would do for the member; changes nothing. Throws as changePlan. */
export async function previewPlanChange(user: User, plan: Plan, now: Date): Promise<PlanChange> {
  const membership = requireRow(await findActiveMembership(user), 'You have no membership.')
  return preview(membership, plan, now)
}

/** Returns what changePlanOf would do; changes nothing. Throws as changePlanOf. */
export async function previewPlanChangeOf(id: string, plan: Plan, now: Date): Promise<PlanChange> {
  const where = { id, state: MembershipState.active }
  const membership = await db.getRepository(Membership).findOneBy(where)
  return preview(requireRow(membership), plan, now)
}

async function preview(membership: Membership, plan: Plan, now: Date): Promise<PlanChange> {
  const duesFrom = await findDuesFrom(membership)
  const { endsOn } = membership
  return decide({ duesFrom, endsOn }, await findHeld(membership, now), plan, now)
}

/** Returns the plans of the person's latest membership, the first one first; none without one. */
export async function listOwnPlans({ id: userId }: User): Promise<MembershipPlan[]> {
  const where = { userId }
  const latest = await db.getRepository(Membership).findOne({ where, order: { number: 'DESC' } })
  return latest ? listPlans(latest.id) : []
}
