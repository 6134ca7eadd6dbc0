import { useWaitlistStatsQuery } from '../../api/generated'
import { availability, type Availability } from './availability'

/**
 * Returns whether a person can get a place now; unknown until this page has received the figures.
 */
export function useAvailability(): Availability {
  const { data } = useWaitlistStatsQuery({ fetchPolicy: 'network-only' })
  return availability(data?.waitlistStats)
}
