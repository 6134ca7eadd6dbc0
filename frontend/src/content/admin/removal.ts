/** The words of the removal of a person from the waitlist. */
export const removal = {
  label: 'Remove from the waitlist',
  named: (name: string) => `Remove ${name} from the waitlist`,
  hint: 'The person reads the reason on the dashboard. A mail gives it only to a confirmed address.',
  submit: 'Remove from the waitlist',
  pending: 'Removing...',
  done: (name: string) => `${name} has left the waitlist.`,
  failed: { title: 'Not removed', description: 'Please try again.', preferServer: true },
}
