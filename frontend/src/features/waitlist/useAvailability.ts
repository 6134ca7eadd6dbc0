import { useWaitlistStatsQuery } from '../../api/generated'
import { availability, type Availability } from './availability'

/** Whether a person can get a place now; unknown until the server has answered this page. */
export function useAvailability(): Availability {
  const { data } = useWaitlistStatsQuery({ fetchPolicy: 'network-only' })
  return availability(data?.waitlistStats)
}
