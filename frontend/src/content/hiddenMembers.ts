import { players } from './players'

type Name = Parameters<typeof players.nameOf>[0]
const { nameOf } = players

/** Hiding from another member, on the profile. */
export const hiddenMembers = {
  title: 'Hide from a member',
  lead: 'Neither of you reads the name of the other, sees their open spots or can invite them. You leave the bookings of the other that are to come, and the other leaves yours. We do not say that you hide.',
  list: 'You hide from',
  nameOf,
  failed: 'From whom you hide could not be loaded.',
  show: {
    label: 'Show again',
    /** Begins with the label. */
    name: (person: Name) => `Show again to ${nameOf(person)}`,
    done: (person: Name) => ({
      title: 'Shown again',
      description: `${nameOf(person)} can read your name and invite you.`,
    }),
  },
  hide: {
    nameOf,
    known: 'You have played with',
    one: (person: Name) => `Hide from ${nameOf(person)}`,
    ask: (person: Name) => ({
      question: `Hide from ${nameOf(person)}? You leave the bookings of the other that are to come, and the other leaves yours. “Show again” does not bring that back.`,
      yes: 'Yes, hide',
      pending: 'Hiding...',
      no: 'Back',
    }),
    form: 'Hide from a member',
    open: 'Hide from somebody',
    email: 'Email address',
    hint: 'The address with which they are a member.',
    submit: 'Hide',
    pending: 'Hiding...',
    close: 'Close',
    done: {
      title: 'Hidden',
      description:
        'Neither of you reads anything of the other, or plays in a booking of the other.',
    },
    failed: { title: 'Not hidden', description: 'Please try again.', preferServer: true },
  },
} as const
