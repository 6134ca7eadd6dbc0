import { waitlist } from '../../content/waitlist'
import { Text } from '../../ui/Text'
import { standing } from './standing'
import { useWaitlistFigures } from './useWaitlistFigures'

const { outlook } = waitlist

/** What the button beside it leads to right now: an account with a place, or one without. */
export function AvailabilityNote() {
  const places = standing(useWaitlistFigures())
  if (places.kind === 'tomorrow') return <Words>{outlook.tomorrow(places.resetsAt)}</Words>
  return <Words>{places.kind === 'full' ? outlook.full : outlook.open}</Words>
}

function Words({ children }: { children: string }) {
  return (
    <Text tone="muted" size="small">
      {children}
    </Text>
  )
}
