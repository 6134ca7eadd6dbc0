import { Badge } from '../../../ui/Badge'
import { findValue } from '../section/recordKeys'

/* The same looks as the waitlist's statuses. An unknown state from a newer server is grey. */
const badgeLooks = {
  kept: 'invited',
  queued: 'waiting',
  sending: 'waiting',
  sent: 'joined',
  failed: 'failed',
} as const

/** Shows the state of a mail. */
export function MailStateBadge({ state }: { state: string }) {
  return <Badge status={state} look={findValue(badgeLooks, state) ?? 'other'} />
}
