import { db } from '../../database/data-source'
import { select } from '../../database/select'
import type { Connection } from '../../pagination/connection'
import { paginateForTeam } from '../../pagination/followed-list'
import { NO_SHOWS_LISTED } from '../../shared/desk-rules'
import { CourtBooking } from '../bookings/court-booking.entity'
import { Membership, MembershipState } from '../memberships/membership.entity'
import { WAITLIST_PERSON_COLUMNS } from '../waitlist/waitlist-person.types'
import type { PeriodPageArgs } from './court-use.inputs'
import type { AbsentMember, PastBooking } from './court-use.types'
import { pastDays, type PastDays } from './use-period'

const activeMemberships = () =>
  select(Membership, 'membership')
    .join('user', 'person', WAITLIST_PERSON_COLUMNS)
    .where(value => `membership.state = ${value(MembershipState.active)}`)

/**
 * Returns a page of the members without a booking since the period began, the oldest membership first.
 * Any booking counts, also a cancelled one and one that is still to come (BOOKING-61).
 */
export function listMembersWithoutBooking(
  { period, ...page }: PeriodPageArgs,
  now: Date,
): Promise<Connection<Membership>> {
  const { startsAt } = pastDays(period, now)
  const rows = activeMemberships().filter(
    value => `NOT EXISTS (SELECT FROM court_booking booking
      WHERE booking."userId" = membership."userId" AND booking."startsAt" >= ${value(startsAt)})`,
  )
  const by = ['membership."startedAt"', 'membership.number']
  const list = { time: 'startedAt', by, direction: 'ASC' } as const
  return paginateForTeam(rows, page, list)
}

/** Returns a page of the members who did not come three times or more, most often first (BOOKING-61). */
export async function listAbsentMembers(
  { period, ...page }: PeriodPageArgs,
  now: Date,
): Promise<Connection<AbsentMember>> {
  const days = pastDays(period, now)
  // The order has the same parameters as the condition.
  let count = ''
  const rows = activeMemberships().filter(value => {
    const missed = `booking.status = 'no_show'
      AND booking."startsAt" >= ${value(days.startsAt)} AND booking."startsAt" < ${value(days.endsAt)}`
    count = `(SELECT count(*)::int FROM court_booking booking
      WHERE booking."userId" = membership."userId" AND ${missed})`
    return `membership."userId" IN (SELECT booking."userId" FROM court_booking booking
      WHERE ${missed} GROUP BY 1 HAVING count(*) >= ${String(NO_SHOWS_LISTED)})`
  })
  const list = { time: 'startedAt', by: [count, 'membership.id'] }
  const found = await paginateForTeam(rows, page, list)
  const memberships = found.edges.map(({ node }) => node)
  await addNoShows(memberships, days)
  // Each row has what the team sees by now.
  return found as unknown as Connection<AbsentMember>
}

const NO_SHOWS = `
  SELECT "userId", count(*)::int AS "noShows", max("bookingDate")::text AS latest
  FROM court_booking
  WHERE "userId" = ANY ($1) AND status = 'no_show' AND "startsAt" >= $2 AND "startsAt" < $3
  GROUP BY "userId"`

type NoShows = Pick<AbsentMember, 'noShows' | 'latest'> & { userId: string }

/** Adds how often the members did not come, and when they last did not. */
async function addNoShows(
  memberships: readonly Membership[],
  { startsAt, endsAt }: PastDays,
): Promise<void> {
  const ids = memberships.map(({ userId }) => userId)
  const rows = await db.query<NoShows[]>(NO_SHOWS, [ids, startsAt, endsAt])
  const byUser = new Map(rows.map(row => [row.userId, row]))
  for (const membership of memberships) {
    const { noShows, latest } = byUser.get(membership.userId) ?? {}
    Object.assign(membership, { person: membership.user, noShows, latest })
  }
}

/** Returns a page of the bookings of past days with their members, the latest first. */
export async function listPastBookings(
  { period, ...page }: PeriodPageArgs,
  now: Date,
): Promise<Connection<PastBooking>> {
  const { startsAt, endsAt } = pastDays(period, now)
  const rows = select(CourtBooking, 'booking')
    .join('user', 'person', WAITLIST_PERSON_COLUMNS)
    .filter(
      value => `booking."startsAt" >= ${value(startsAt)} AND booking."startsAt" < ${value(endsAt)}`,
    )
  const by = ['booking."startsAt"', 'booking.id']
  const found = await paginateForTeam(rows, page, { by })
  for (const { node } of found.edges) Object.assign(node, { person: node.user })
  // Each row has its person by now, and a time by the condition.
  return found as Connection<unknown> as Connection<PastBooking>
}
