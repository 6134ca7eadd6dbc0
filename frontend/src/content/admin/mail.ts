import type { MailState, MailTemplate } from '../../api/operationTypes'
import { formatCount } from '../../format/numbers'

const templates: Record<MailTemplate, string> = {
  welcome: 'Welcome',
  confirm_email: 'Confirm address',
  reset_password: 'New password',
  password_changed: 'Password changed',
  email_changed: 'Address changed',
  new_sign_in: 'New sign-in',
  account_deletion: 'Account to be deleted',
  account_unused: 'Account is unused',
  newsletter_confirm: 'Confirm newsletter',
  contact_received: 'Message to the club',
  offer: 'Offer',
  offer_reminder: 'Reminder of an offer',
  offer_expired: 'Offer expired',
  offer_withdrawn: 'Offer withdrawn',
  waitlist_left: 'Left the waitlist',
  waitlist_restored: 'On the waitlist again',
  api_token_changed: 'Access token changed',
  second_factor_changed: 'Second factor changed',
  calendar_address_changed: 'Calendar address changed',
  membership_started: 'Membership started',
  membership_ended: 'Membership ended',
  membership_end_changed: 'End of a membership changed',
  membership_undone: 'Membership taken back',
  own_cancellation: 'Booking cancelled by its member',
  booking_confirmed: 'Court booked',
  booking_cancelled: 'Booking cancelled',
  staff_invitation: 'Invitation to the team',
  staff_changed: 'Role in the team changed',
  webhook_disabled: 'Webhook switched off',
  other: 'Other',
}

const states: Record<MailState, string> = {
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  kept: 'Kept',
  dropped: 'Dropped',
}

/** The texts of the team's mail section. */
export const mailTexts = {
  search: 'Search by address',
  find: 'FIND',
  state: 'State',
  anyState: 'All',
  refused: 'Address refused',
  states,
  templates,
  caption: 'Mails, newest first',
  template: 'Mail',
  to: 'To',
  written: 'Written',
  sentOrDue: 'Sent or due',
  none: 'N/A',
  open: (template: string, to: string) => `${template} to ${to}`,
  count: (total: number) => (total === 1 ? '1 mail' : `${formatCount(total)} mails`),
  found: (total: number) => `${formatCount(total)} found`,
  empty: 'No mail has been written yet',
  nothing: 'No mail matches',
  everything: 'Show all mails',
  failed: 'The mails could not be loaded.',
  queue: {
    title: 'What waits to be sent',
    queued: 'Queued',
    failedToday: 'Failed today',
    oldest: 'Oldest waiting',
    nothingWaits: 'None',
    refused: (why: string) => `Nothing is sent for now. ${why}`,
    onlyKept:
      'No mail server is set up: mails are kept here and never sent. A mail shows its link for as long as it works, so you can hand it over.',
  },
  panel: {
    loading: 'Loading...',
    close: 'Close',
    failedTitle: 'Not loaded',
    failed: 'This mail could not be loaded.',
    goneTitle: 'No mail found',
    gone: 'This address leads to no mail',
    subject: 'Subject',
    attempts: 'Tries',
    failure: 'Why it failed',
    lastFailure: 'Why the last try failed',
    due: 'Due',
    sent: 'Sent',
    text: 'What it says',
    textGone: 'What this mail was about is no longer there, so it has no words left.',
    undeliverable: (since: string, reason: string) =>
      `No mail is written to this address since ${since}. Its mail server said: ${reason}`,
  },
  actions: {
    label: 'What can be done with this mail',
    retry: 'Retry',
    drop: {
      label: 'Drop',
      question: 'Drop this mail?',
      detail: 'It will never be sent. That cannot be undone.',
      yes: 'Yes, drop it',
      no: 'Keep it',
      pending: 'Dropping...',
    },
    clear: 'Take off the undeliverable list',
    done: {
      /* If no other mail is queued, the mail is already sent or being sent. */
      retry: ({ state }: { state: string }) =>
        state === 'queued'
          ? 'The mail is queued again.'
          : `The mail was queued again. Its state is now ${state}.`,
      drop: () => 'The mail is dropped: it will not be sent.',
      clear: ({ to }: { to: string }) => `Mail is written to ${to} again.`,
    },
    failed: { title: 'Not changed', description: 'Please try again.' },
  },
}
