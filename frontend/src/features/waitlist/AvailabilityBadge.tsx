import { waitlist } from '../../content/waitlist'
import { Flag } from '../../ui/Flag'
import { useAvailability } from './useAvailability'

/**
 * Shows a second badge while no place is available. A screen reader announces it when it appears.
 */
export function AvailabilityBadge() {
  const current = useAvailability()
  return (
    <div role="status">
      {current.kind === 'tomorrow' && (
        <Flag look="outlined">{waitlist.opensAgain(current.resetsAt)}</Flag>
      )}
      {current.kind === 'full' && <Flag look="outlined">{waitlist.listIsFull}</Flag>}
    </div>
  )
}
