import { availability, type Availability } from './availability'
import { useWaitlistStats } from './useWaitlistStats'

/**
 * Returns whether a person can get a place now; unknown until this page has received the figures.
 */
export function useAvailability(): Availability {
  return availability(useWaitlistStats().stats)
}
