import { Badge } from '../../../ui/Badge'
import { findValue } from '../section/recordKeys'

/* The looks of the waitlist's statuses. A state that only a newer server knows is grey. */
const badgeLooks = {
  kept: 'invited',
  queued: 'waiting',
  sending: 'waiting',
  sent: 'joined',
  failed: 'failed',
} as const

/** How far a mail has come. */
export function MailStateBadge({ state }: { state: string }) {
  return <Badge status={state} look={findValue(badgeLooks, state) ?? 'other'} />
}
