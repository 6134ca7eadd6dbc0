import { requireRow } from '../../core/errors'
import { db } from '../../database/data-source'
import { Membership } from '../memberships/membership.entity'
import type { MembershipEndArgs } from './desk.inputs'
import type { MembershipEnd } from './desk.types'

/* A charge of a booking that is cancelled becomes void (BOOKING-4), so it is not counted. */
const CONSEQUENCES = `
  WITH later AS (
    SELECT id FROM court_booking
    WHERE "userId" = $1 AND status = 'confirmed' AND "bookingDate" > $2::date AND "startsAt" > $3
  ), open AS (
    SELECT cents FROM charge
    WHERE "userId" = $1 AND state = 'open' AND "bookingId" NOT IN (SELECT id FROM later)
  ), owed AS (
    SELECT cents FROM due
    WHERE "membershipId" = $4 AND state = 'open' AND "periodStart" <= $2::date
  )
  SELECT (SELECT count(*)::int FROM later) AS "bookingsAfter",
    (SELECT count(*)::int FROM open) AS "openCharges",
    (SELECT coalesce(sum(cents), 0)::int FROM open) AS "openCents",
    (SELECT count(*)::int FROM owed) AS "openDues",
    (SELECT coalesce(sum(cents), 0)::int FROM owed) AS "openDueCents"`

/** Returns what the end of a membership after this day concerns; changes nothing. Throws NOT_FOUND. */
export async function findMembershipEnd(
  { id, endsOn }: MembershipEndArgs,
  now: Date,
): Promise<MembershipEnd> {
  const { userId } = requireRow(await db.getRepository(Membership).findOneBy({ id }))
  const [row] = await db.query<[MembershipEnd]>(CONSEQUENCES, [userId, endsOn, now, id])
  return row
}
