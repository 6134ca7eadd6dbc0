/** The words of the removal of a person from the waitlist. */
export const removal = {
  label: 'Remove from the waitlist',
  named: (name: string) => `Remove ${name} from the waitlist`,
  hint: 'The person gets a mail. It gives the reason if the address is confirmed.',
  submit: 'Remove from the waitlist',
  pending: 'Removing...',
  done: (name: string) => `${name} has left the waitlist.`,
  failed: { title: 'Not removed', description: 'Please try again.', preferServer: true },
}
