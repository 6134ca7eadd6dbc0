import { club } from '@shared/club'
import type { WaitlistStatus } from '../api/operationTypes'
import { paths } from '../paths'
import { clubMoment } from '../format/dates'
import type { Prose } from '../format/links'
import { phaseTexts } from './currentPhase'

const capacity = String(club.waitlistCapacity)

const numberStays = 'Your number stays yours for as long as you are on the waitlist.'
const inviteReminder = 'Your invite brings a partner.'

const withoutScript: Prose = [
  'The buttons that send it need JavaScript, which is off here. Send the address of ',
  { text: 'the waitlist page', href: paths.waitlist() },
  ' instead.',
]

export const share = {
  pageTitle: 'Share',
  description: `Invite your doubles partner to the waitlist. It closes at ${capacity} members.`,
  reserved: {
    title: 'SPOT RESERVED',
    card: 'Waitlist, Miami',
    /* Numbers are not given out twice, so some exceed the capacity (WAITLIST-11). */
    position: (position: number) =>
      position > club.waitlistCapacity
        ? `No. ${String(position)}`
        : `No. ${String(position)} of ${capacity}`,
    /*
     * Promises only what is certain: a number does not change while its owner stays (WAITLIST-11),
     * but the date of the sale is open.
     */
    next: {
      title: 'What happens next',
      steps: {
        get waiting() {
          return [
            numberStays,
            phaseTexts().shareNext,
            'Until then, your dashboard shows your place, and your invite brings a partner.',
          ]
        },
        invited: ['You are invited.', `Call ${club.phone} to hear what comes next.`, numberStays],
        joined: [
          'You have joined. Welcome to the club.',
          'Your dashboard shows your membership.',
          inviteReminder,
        ],
      } satisfies Record<Exclude<WaitlistStatus, 'left'>, string[]>,
      /* For an unknown status from a newer server. */
      neutral: [numberStays, 'Your dashboard shows your place and its status.', inviteReminder],
    },
  },
  /* The member's title as a question, because a visitor's place is unknown. */
  visitor: {
    title: 'SPOT RESERVED?',
    lead: 'Log in to see your place on the waitlist. No place yet? You can reserve one.',
    toWaitlist: 'Go to the waitlist',
  },
  team: {
    title: 'The team’s invite',
    lead: 'The team account takes no place on the waitlist. This is the invite members send.',
  },
  invite: {
    title: 'Bring your doubles partner',
    lead: 'Send the invite below. Courts are better with people you know.',
    messageLabel: 'Your invite message',
    linkLabel: 'Share link',
    /*
     * The number of spots left is static (WAITLIST-10). The live number is on the waitlist page.
     */
    message: `I just reserved my spot at ${club.name}, the premier indoor pickleball club in Miami. Only ${String(club.inviteSpotsLeft)} spots left out of ${capacity}. Grab yours before the waitlist closes:`,
    subject: `Join me at ${club.name}`,
    copy: 'Copy Link',
    copied: 'Copied',
    email: 'Email',
    text: 'Text',
    whatsApp: 'WhatsApp',
    share: 'Share',
    copyLink: 'Copy only the link',
    withoutScript,
    copyDone: { title: 'Copied!', description: 'Invite message copied to clipboard' },
    linkCopied: { title: 'Copied!', description: 'Link copied to clipboard' },
    shareFailed: { title: 'Error', description: 'Failed to share the invite' },
    copyFailed: { title: 'Error', description: 'Failed to copy to clipboard' },
  },
  notListed: {
    title: 'Not on the list yet',
    card: 'No place yet',
    lead: 'Your account is ready, but it holds no place on the waitlist.',
    open: {
      title: 'Places are open',
      text: 'Take yours now. It needs one press.',
    },
    tomorrow: {
      title: 'Today’s places are taken',
      text: (resetsAt: string) =>
        `${String(club.waitlistDailyCap)} places are given out each day. They open again at ${clubMoment(resetsAt)}.`,
    },
    full: {
      title: 'The waitlist is full',
      text: `All ${capacity} places are taken. Should one become free, you can ask for it here.`,
    },
    unknown: {
      title: 'Ask for your place',
      text: 'We could not look up how many places are left. You can ask for yours all the same.',
    },
    retry: 'Reserve My Spot Now',
    retrying: 'Reserving...',
    failed: {
      title: 'Not reserved',
      description: 'We could not reserve your place. Please try again.',
    },
    loggedOut: 'You are logged out. Log in again to ask for your place.',
  },
  unread: 'We could not look up your place.',
  dashboard: 'Go to dashboard',
  home: 'Back to home',
}
