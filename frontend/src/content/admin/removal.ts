import { withMail } from './mailed'

/** The texts of the removal of a person from the waitlist. */
export const removal = {
  label: 'Remove from the waitlist…',
  named: (name: string) => `Remove ${name} from the waitlist`,
  hint: withMail(
    'The person reads the reason on the dashboard.',
    'A mail gives it only to a confirmed address.',
  ),
  submit: 'Remove from the waitlist',
  pending: 'Removing...',
  done: (name: string) => `${name} has left the waitlist.`,
  restore: {
    label: 'Take the removal back',
    question: 'Take the removal back?',
    detail: withMail(
      'The person waits again, at their position. An offer that was withdrawn stays withdrawn. It is possible until the end of today, Miami time.',
      'The person gets a mail.',
    ),
    yes: 'Yes, take it back',
    no: 'Not now',
    pending: 'Taking back...',
    done: (name: string) => `${name} waits again.`,
    failed: { title: 'Not taken back', description: 'Please try again.' },
  },
  failed: { title: 'Not removed', description: 'Please try again.', preferServer: true },
}
