import { LaunchPhase } from './launch.entity'
import { getKnownPhase } from './known-phase.service'

/* The sentences of mails that change with the launch phase. A phase lists only what changes with it.
   The sentences of the site are in frontend/src/content/phases.ts. */

/** The words of a mail's phase. */
export interface MailPhaseWords {
  /** About a place on the waitlist. */
  readonly place: string
  readonly payment: string
  /** About the time until a membership's last day (MAIL-27); null while nobody can book. */
  readonly untilEnd: string | null
  /** After the end of a membership was withdrawn; null while nobody can book. */
  readonly afterWithdrawal: string | null
}

const waitlist: MailPhaseWords = {
  place: 'It is yours while you are on the list.',
  payment: 'Nothing is charged online. The front desk takes the first month when the club opens.',
  untilEnd: null,
  afterWithdrawal: null,
}

const memberships: MailPhaseWords = waitlist

const booking: MailPhaseWords = {
  ...memberships,
  payment: 'Nothing is charged online. The front desk takes the first month on your first visit.',
  untilEnd: 'Until then you can book as before.',
  afterWithdrawal:
    'Bookings that were cancelled because of it do not come back: please book again.',
}

const phases: Record<LaunchPhase, MailPhaseWords> = { waitlist, memberships, booking }

/** Returns the words of the phase in which a mail is rendered. Never rejects. */
export const getMailPhaseWords = async (): Promise<MailPhaseWords> => phases[await getKnownPhase()]
