import type { EntityManager } from 'typeorm'
import { clubDay } from '../../core/club-day'
import { db } from '../../database/data-source'
import { club } from '../../shared/club'
import { MembershipPlan } from './membership-plan.entity'
import type { Membership, Plan } from './membership.entity'

/** Writes down the first plan of a new membership. */
export async function startPlan(
  { id: membershipId, plan, startedAt }: Membership,
  em: EntityManager,
): Promise<void> {
  await em.insert(MembershipPlan, { membershipId, plan, from: clubDay(startedAt) })
}

/** Returns the plan of a membership on a New York day: the plan of today if none is written down. */
export async function findPlanOn(
  { id, plan }: Pick<Membership, 'id' | 'plan'>,
  day: string,
  em: EntityManager = db.manager,
): Promise<Plan> {
  const [row] = await em.query<{ plan: Plan }[]>(
    `SELECT plan FROM membership_plan
     WHERE "membershipId" = $1 AND daterange("from", "to") @> $2::date`,
    [id, day],
  )
  return row?.plan ?? plan
}

/** Returns the plans of a membership, the first one first. */
export const listPlans = (
  membershipId: string,
  em: EntityManager = db.manager,
): Promise<MembershipPlan[]> =>
  em.find(MembershipPlan, { where: { membershipId }, order: { from: 'ASC' } })

/**
 * Writes down the first plan of memberships that have none, of all or of one: a server of the earlier
 * version has started them.
 */
export async function createFirstPlans(
  em: EntityManager = db.manager,
  membershipId: string | null = null,
): Promise<void> {
  await em.query(
    `INSERT INTO membership_plan ("membershipId", plan, "from")
     SELECT id, plan::text::membership_plan_plan_enum, ("startedAt" AT TIME ZONE $1)::date FROM membership
     WHERE ($2::uuid IS NULL OR id = $2)
       AND NOT EXISTS (SELECT FROM membership_plan WHERE "membershipId" = membership.id)
     ON CONFLICT DO NOTHING`,
    [club.timeZone, membershipId],
  )
}

/**
 * Gives each membership the plan of its row of today, which a planned change begins
 * (MEMBERSHIP-5). A change after the last day of the membership does not begin.
 */
export async function followPlans(now: Date): Promise<void> {
  await createFirstPlans()
  await db.query(
    `UPDATE membership SET plan = row.plan::text::membership_plan_enum FROM membership_plan row
     WHERE row."membershipId" = membership.id AND daterange(row."from", row."to") @> $1::date
       AND (membership."endsOn" IS NULL OR membership."endsOn" >= row."from")
       AND membership.plan::text <> row.plan::text`,
    [clubDay(now)],
  )
}
