import { defineWebhookEvent } from '../../webhooks/webhook-event-type'
import { ENTRY_CHANGED } from './waitlist-changes'
import type { WaitlistEntry, WaitlistStatus } from './waitlist-entry.entity'

/** The statement that takes a place stores it, with entryId, userId and position. */
export const waitlistJoined = defineWebhookEvent(
  'waitlist_joined',
  'A person has joined the waitlist, possibly again.',
)

interface Move extends Pick<WaitlistEntry, 'id' | 'userId'> {
  from: WaitlistStatus
  to: WaitlistStatus
}

export const waitlistStatusChanged = defineWebhookEvent(
  'waitlist_status_changed',
  'An entry of the waitlist has another status.',
  ({ id, userId, from, to }: Move) => ({ entryId: id, userId, from, to }),
  { channel: ENTRY_CHANGED, payloads: ({ id }) => [id] },
)
