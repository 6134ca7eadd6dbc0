import type { EntityManager } from 'typeorm'
import { clubDay } from '../../core/club-day'
import { db } from '../../database/data-source'
import { club } from '../../shared/club'
import {
  billingPeriodOf,
  daysFrom,
  type BillingPeriod,
  monthlyCents,
} from '../../shared/billing-periods'
import { LaunchPhase } from '../launch/launch.entity'
import { getLaunch } from '../launch/launch.service'
import type { Membership, Plan } from '../memberships/membership.entity'

/**
 * Dues begin with the phase `booking`, or with the day of acceptance if that is later (MEMBERSHIP-20).
 * $1 is the time zone, $2 the id of one membership or null.
 */
const BEGIN = `
  UPDATE membership SET "duesFrom" = begun.day
  FROM (
    SELECT membership.id,
      greatest((membership."startedAt" AT TIME ZONE $1)::date, (launch."changedAt" AT TIME ZONE $1)::date) AS day
    FROM membership CROSS JOIN launch
    WHERE launch.phase = 'booking' AND membership."duesFrom" IS NULL AND ($2::uuid IS NULL OR membership.id = $2)
  ) begun
  WHERE membership.id = begun.id AND (membership."endsOn" IS NULL OR membership."endsOn" >= begun.day)`

/**
 * Writes down the fee of each period that has begun by the day $1 and not after the last day of the
 * membership, with the plan of its first day. PostgreSQL's months end on the last day of a shorter month, as monthsLater does. The
 * constraint lets one server write a fee.
 */
const CREATE = `
  INSERT INTO due ("userId", "membershipId", "periodStart", "periodEnd", kind, plan, cents, "dueOn")
  SELECT membership."userId", membership.id, period.first, period.last, 'fee', held.plan::text::due_plan_enum,
    ($3::jsonb ->> held.plan)::int, period.first
  FROM membership
  CROSS JOIN LATERAL generate_series(
    0, 12 * (extract(year FROM $1::date) - extract(year FROM membership."duesFrom"))::int
       + (extract(month FROM $1::date) - extract(month FROM membership."duesFrom"))::int
  ) months
  CROSS JOIN LATERAL (
    SELECT (membership."duesFrom" + make_interval(months => months))::date AS first,
      (membership."duesFrom" + make_interval(months => months + 1))::date - 1 AS last
  ) period
  CROSS JOIN LATERAL (
    SELECT coalesce(
      (SELECT plan::text FROM membership_plan
       WHERE "membershipId" = membership.id AND daterange("from", "to") @> period.first),
      membership.plan::text
    ) AS plan
  ) held
  WHERE membership."duesFrom" IS NOT NULL AND ($2::uuid IS NULL OR membership.id = $2)
    AND period.first <= least($1::date, membership."endsOn")
    AND NOT EXISTS (
      SELECT FROM due
      WHERE due."membershipId" = membership.id AND due."periodStart" = period.first AND due.kind = 'fee'
    )
  ON CONFLICT ON CONSTRAINT due_of_period_unique DO NOTHING`

const MONTHLY_CENTS = JSON.stringify(monthlyCents)

/**
 * Writes down the fees of the periods that have begun, of all memberships or of one (MEMBERSHIP-21).
 * A fee is written once, also after days without a server and by several servers. Does nothing before
 * the phase `booking`.
 */
export async function createFees(
  now: Date,
  em: EntityManager = db.manager,
  membershipId: string | null = null,
): Promise<void> {
  if ((await getLaunch()).phase !== LaunchPhase.booking) return
  await em.query(BEGIN, [club.timeZone, membershipId])
  await em.query(CREATE, [clubDay(now), membershipId, MONTHLY_CENTS])
}

/**
 * Returns the day on which the dues of a membership begin, also before createFees has written it; null
 * before the phase `booking`.
 */
export async function findDuesFrom({
  duesFrom,
  startedAt,
}: Pick<Membership, 'duesFrom' | 'startedAt'>): Promise<string | null> {
  if (duesFrom !== null) return duesFrom
  const { phase, changedAt } = await getLaunch()
  if (phase !== LaunchPhase.booking) return null
  return clubDay(changedAt > startedAt ? changedAt : startedAt)
}

/** The current period of a membership, and what a higher plan costs for the rest of it. */
export interface PlanDifference extends BillingPeriod {
  cents: number
}

/**
 * Returns the current period of a membership, and the difference between two plans for the rest of
 * it: by days with today, cents rounded down (MEMBERSHIP-22). Returns null before its dues begin.
 */
export function priceDifference(
  { duesFrom }: Pick<Membership, 'duesFrom'>,
  { from, to }: Record<'from' | 'to', Plan>,
  now: Date,
): PlanDifference | null {
  const today = clubDay(now)
  if (duesFrom === null || duesFrom > today) return null
  const period = billingPeriodOf(duesFrom, today)
  const month = Math.max(0, monthlyCents[to] - monthlyCents[from])
  const left = daysFrom(today, period.periodEnd)
  const cents = Math.floor((month * left) / daysFrom(period.periodStart, period.periodEnd))
  return { ...period, cents }
}

/**
 * Writes down the difference to a higher plan for the rest of the period of a locked membership.
 * Writes nothing if it is 0.
 */
export async function createDifferenceDue(
  { id, userId }: Pick<Membership, 'id' | 'userId'>,
  plan: Plan,
  { periodStart, periodEnd, cents }: PlanDifference,
  now: Date,
  em: EntityManager,
): Promise<void> {
  if (cents === 0) return
  await em.query(
    `INSERT INTO due ("userId", "membershipId", "periodStart", "periodEnd", kind, no, plan, cents, "dueOn")
     SELECT $1, $2, $3, $4, 'difference', 1 + count(*), $5, $6, $7 FROM due
     WHERE "membershipId" = $2 AND "periodStart" = $3 AND kind = 'difference'`,
    [userId, id, periodStart, periodEnd, plan, cents, clubDay(now)],
  )
}
