import { SECOND_MS } from '../../core/durations'
import { select } from '../../database/select'
import { liveQuery } from '../../graphql/live-query'
import { paginateForTeam } from '../../pagination/followed-list'
import { applySearch } from '../../pagination/search'
import { normalizeId } from '../../shared/rules'
import { Charge, ChargeState, courtAndStartOf } from '../bookings/charge.entity'
import { addSettledBy } from '../bookings/settled-by.service'
import { COURT_CHANGED } from '../courts/court-changes.service'
import { WAITLIST_PERSON_COLUMNS } from '../waitlist/waitlist-person.types'
import type { ChargeArgs } from './charges.inputs'
import type { DeskCharge, PageWithSum } from './charges.types'

/**
 * Subscribes the team to the days of play whose charges may have changed: every change of a charge
 * also notifies its day.
 */
export const subscribeToCharges = liveQuery({
  channel: COURT_CHANGED,
  find: day => Promise.resolve(day),
  everyMs: SECOND_MS,
})

/** Returns a page of the charges with their members and bookings, latest first. */
export async function listCharges({
  search,
  state,
  userId,
  ...page
}: ChargeArgs): Promise<PageWithSum<DeskCharge>> {
  const rows = select(Charge, 'charge')
    .join('user', 'person', WAITLIST_PERSON_COLUMNS)
    .join('booking', 'booking', ['courtName', 'startsAt', 'wasLate'])
  if (state) rows.filter(value => `charge.state = ${value(state)}`)
  if (userId) rows.filter(value => `charge."userId" = ${value(normalizeId(userId))}`)
  applySearch(rows, search, 'person."searchText"')
  const found = await paginateForTeam(rows, page)
  await addSettledBy(found.edges.map(({ node }) => toDeskCharge(node)))
  // Each row has what the team sees by now.
  return Object.assign(found, {
    sumCents: () => rows.sum('charge.cents'),
  }) as PageWithSum<DeskCharge>
}

/** Adds what the team sees to a charge, whose user and booking are loaded, but who settled it. */
export function toDeskCharge(charge: Charge): Omit<DeskCharge, 'settledByName'> {
  const { user: person, booking } = charge
  const isToBeReturned = charge.state === ChargeState.settled && booking.wasLate === false
  return Object.assign(charge, { person, ...courtAndStartOf(charge), isToBeReturned })
}
