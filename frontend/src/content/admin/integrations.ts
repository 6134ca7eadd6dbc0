import type { WebhookEventType, WebhookState } from '../../api/operationTypes'
import { formatCount } from '../../format/numbers'
import { counted } from './counted'

/** The kinds of event in plain words. */
const events: Record<WebhookEventType, string> = {
  waitlist_joined: 'Somebody joins the waitlist',
  waitlist_status_changed: 'A status on the waitlist changes',
  contact_created: 'A message arrives',
  survey_submitted: 'A survey is answered',
  newsletter_confirmed: 'A newsletter address is confirmed',
  wave_sent: 'A wave is sent',
  offer_accepted: 'An offer is accepted',
  offer_declined: 'An offer is declined',
  offer_expired: 'An offer expires',
  offer_withdrawn: 'An offer is withdrawn',
  membership_started: 'A membership starts',
  membership_ended: 'A membership ends',
  booking_created: 'A court is booked',
  booking_moved: 'A booking is moved',
  booking_cancelled: 'A booking is cancelled',
  block_created: 'A court is blocked',
  block_removed: 'A block is removed',
  webhook_test: 'Test',
  other: 'Other',
}

const states: Record<WebhookState, string> = {
  queued: 'Queued',
  sending: 'Sending',
  delivered: 'Delivered',
  failed: 'Failed',
}

/** The texts of the team's section about webhooks. */
export const integrations = {
  events,
  states,
  endpoints: {
    title: 'Webhooks',
    lead: 'A webhook reports to another system at once when something happens here. It sends ids and facts, no names or addresses.',
    none: 'There is no webhook yet.',
    failed: 'The webhooks could not be loaded.',
    named: (url: string) => `Webhook ${url}`,
    state: 'State',
    on: 'on',
    off: 'off',
    reports: 'Reports',
    problem: 'Problem',
    disabled: (when: string) =>
      `Switched off on ${when}: for at least an hour every try failed, 20 or more.`,
    failures: (count: number) =>
      count === 1 ? 'The last try failed.' : `The last ${formatCount(count)} tries failed.`,
    previous: 'Previous secret',
    until: (when: string) => `Valid until ${when}`,
  },
  actions: {
    on: 'Switch on',
    off: 'Switch off',
    test: 'Send a test',
    pending: 'Sending...',
    group: (url: string) => `Actions for ${url}`,
    named: (action: string, url: string) => `${action}: ${url}`,
    rotate: {
      label: 'New secret',
      question: 'Make a new secret?',
      detail:
        'For 24 hours the previous secret stays valid as well. Give the new one to the other system in that time.',
      yes: 'Yes, make a new secret',
      no: 'Keep the secret',
      pending: 'Making it...',
    },
    /** Instead of the detail of `rotate`, while the secret before the current one is still valid. */
    detailWhileRotating:
      'The current secret stays valid for 24 hours. The one before it stops now: if the other system still uses it, give it the new one at once.',
    remove: {
      label: 'Delete',
      question: 'Delete this webhook?',
      detail: 'Its deliveries are deleted too, and nothing is sent to it any more.',
      yes: 'Yes, delete it',
      no: 'Keep it',
      pending: 'Deleting...',
    },
    switchedOn: 'The webhook is on.',
    switchedOff: 'The webhook is off.',
    tested: (status: number | null) => `The test arrived. The response was ${String(status)}.`,
    notTested: (failure: string) => `The test failed. ${failure}`,
    rotated: 'The new secret is shown: copy it now.',
    removed: 'The webhook is deleted.',
    failed: { title: 'Not changed', description: 'Please try again.' },
  },
  secret: {
    text: 'Copy the secret now and give it to the other system: it is not shown again.',
    label: 'Secret',
    copy: 'Copy',
    copied: 'Copied',
    done: { title: 'Copied!', description: 'The secret is in the clipboard.' },
    failed: { title: 'Failed to copy to clipboard', description: 'Please select and copy it.' },
    hide: 'Hide it',
  },
  form: {
    label: 'Add a webhook',
    url: 'URL, beginning with https://',
    events: 'What it reports',
    submit: 'Add the webhook',
    pending: 'Adding...',
    done: { title: 'Added', description: 'The webhook is added.', clear: true },
    failed: {
      title: 'Not added',
      description: 'Please try again.',
      preferServer: true,
    },
  },
  deliveries: {
    title: 'Deliveries',
    caption: 'Deliveries of the last 30 days, newest first',
    state: 'State',
    any: 'All',
    event: 'Event',
    to: 'To',
    when: 'When',
    result: 'Result',
    count: (total: number) => counted(total, 'delivery', 'deliveries'),
    empty: 'No delivery in the last 30 days',
    noneInState: 'No delivery is in this state',
    failed: 'The deliveries could not be loaded.',
    tries: (tries: number) => counted(tries, 'try', 'tries'),
    next: (when: string) => `Next try: ${when}`,
    details: 'Details',
    payload: 'Sent',
    answer: 'Response',
    noAnswer: 'No response',
    noText: 'A response without text',
    again: {
      label: 'Send again',
      pending: 'Sending...',
      named: (event: string, when: string, to: string) => `Send again: ${event}, ${when}, to ${to}`,
      delivered: 'The delivery arrived.',
      failed: (failure: string) => `The delivery failed. ${failure}`,
      notSent: { title: 'Not sent', description: 'Please try again.' },
    },
    group: (event: string, when: string, to: string) => `${event}, ${when}, to ${to}`,
  },
}
