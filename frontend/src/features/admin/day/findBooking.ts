import { client } from '../../../api/apollo/client'
import type { DeskBookingRowFragment } from '../../../api/operationTypes'
import { clubDateOf } from '../../../format/courtDays'
import { CourtScheduleDocument } from './day.generated'
import type { FreeHour } from './freeHour'

/** Requests the day of an hour again, and returns the hour's booking if it is the one that `isSought` accepts. */
export async function findBooking(
  { court, startsAt }: FreeHour,
  isSought: (booking: DeskBookingRowFragment) => boolean,
): Promise<DeskBookingRowFragment | undefined> {
  const { data } = await client.query({
    query: CourtScheduleDocument,
    variables: { date: clubDateOf(new Date(startsAt)) },
    fetchPolicy: 'network-only',
  })
  return data?.courtSchedule?.bookings.find(
    booking => booking.court.id === court.id && booking.startsAt === startsAt && isSought(booking),
  )
}
