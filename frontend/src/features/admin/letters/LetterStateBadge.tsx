import type { LetterState } from '../../../api/operationTypes'
import { Badge } from '../../../ui/Badge'

/* The same looks as the waitlist's statuses. */
const badgeLooks = {
  draft: 'other',
  scheduled: 'waiting',
  sending: 'invited',
  sent: 'joined',
  cancelled: 'failed',
} as const satisfies Record<LetterState, string>

/** Shows the state of a letter. */
export const LetterStateBadge = ({ state }: { state: LetterState }) => (
  <Badge status={state} look={badgeLooks[state]} />
)
