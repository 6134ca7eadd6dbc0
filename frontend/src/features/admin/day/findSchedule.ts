import { client } from '../../../api/apollo/client'
import { clubDateOf } from '../../../format/courtDays'
import { CourtScheduleDocument } from './day.generated'

/** Requests the day of this moment. */
export async function findSchedule(moment: string) {
  const { data } = await client.query({
    query: CourtScheduleDocument,
    variables: { date: clubDateOf(new Date(moment)) },
    fetchPolicy: 'no-cache',
  })
  return data?.courtSchedule
}
