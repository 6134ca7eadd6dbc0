import { Badge } from '../../../ui/Badge'
import { findValue } from '../section/recordKeys'

/* From written to done, in the marks that a waitlist status has; what a newer server knows besides is grey. */
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
