import { waitlist } from '../../content/waitlist'
import { Flag } from '../../ui/Flag'
import { availability } from './availability'
import { useWaitlistFigures } from './useWaitlistFigures'

/** Stands beside the page's badge while nobody can get a place; announced when it appears. */
export function AvailabilityBadge() {
  const current = availability(useWaitlistFigures())
  return (
    <div role="status">
      {current.kind === 'tomorrow' && (
        <Flag look="outlined">{waitlist.opensAgain(current.resetsAt)}</Flag>
      )}
      {current.kind === 'full' && <Flag look="outlined">{waitlist.listIsFull}</Flag>}
    </div>
  )
}
