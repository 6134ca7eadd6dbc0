import { waitlist } from '../../content/waitlist'
import { Flag } from '../../ui/Flag'
import { useAvailability } from './useAvailability'

/** Stands beside the page's badge while nobody can get a place; announced when it appears. */
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
