import { formatCount } from '../../format/numbers'

const people = (count: number) => (count === 1 ? '1 person' : `${formatCount(count)} people`)

/** The texts of the team's panel about one person. */
export const personTexts = {
  loading: 'Loading...',
  close: 'Close',
  failedTitle: 'Not loaded',
  failed: 'This person could not be loaded.',
  goneTitle: 'Nobody found',
  gone: 'This address leads to nobody on the waitlist',
  email: 'Email',
  position: 'Position',
  status: 'Status',
  joined: 'Joined Waitlist',
  since: 'Member Since',
  left: 'Left',
  wish: 'Plan wish',
  referrer: 'Invited by',
  nobody: 'Nobody',
  none: 'N/A',
  referrals: {
    title: 'Friends they brought',
    count: people,
    empty: 'Nobody yet',
  },
  bookings: {
    title: 'Bookings',
    count: (count: number) => (count === 1 ? '1 booking' : `${formatCount(count)} bookings`),
    empty: 'No bookings yet',
    minutes: (duration: number) => `${formatCount(duration)} minutes`,
  },
  notes: {
    title: 'Notes',
    count: (count: number) => (count === 1 ? '1 note' : `${formatCount(count)} notes`),
    empty: 'No notes yet',
    label: 'New note',
    form: 'Add a note',
    hint: 'Seen by the team alone. Its writer can change or remove it.',
    edited: (time: string) => `changed ${time}`,
    edit: {
      label: 'Edit',
      named: (time: string) => `Edit the note of ${time}`,
      text: 'Note',
      submit: 'Save note',
      pending: 'Saving...',
      cancel: 'Cancel',
      failed: { title: 'Note not saved', description: 'Please try again.', preferServer: true },
    },
    remove: {
      texts: (time: string) => ({
        label: 'Remove',
        name: `Remove the note of ${time}`,
        question: 'Remove this note?',
        detail: 'Its text is gone for good. A record says that it was removed.',
        yes: 'Yes, remove it',
        no: 'Keep it',
        pending: 'Removing...',
      }),
      failed: { title: 'Not removed', description: 'Please try again.' },
    },
    add: 'Add note',
    adding: 'Adding...',
    done: { title: 'Note added', description: 'Note added. It stands right below.', clear: true },
    failed: { title: 'Note not added', description: 'Please try again.', preferServer: true },
  },
}
