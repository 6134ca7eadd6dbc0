import { LaunchPhase } from './launch.entity'
import { getKnownPhase } from './known-phase.service'

/* The sentences of mails that change with the launch phase. A phase lists only what changes with it.
   The sentences of the site are in frontend/src/content/phases.ts. */

/** The sentences of mails that depend on the phase. */
export interface MailPhaseTexts {
  /** About a place on the waitlist. */
  readonly place: string
  readonly payment: string
  /** About the time until a membership's last day (MAIL-27); null while nobody can book. */
  readonly untilEnd: string | null
  /** After the end of a membership was withdrawn; null while nobody can book. */
  readonly afterWithdrawal: string | null
}

const waitlist: MailPhaseTexts = {
  place: 'It is yours while you are on the list.',
  payment: 'Nothing is charged online. The front desk takes the first month when the club opens.',
  untilEnd: null,
  afterWithdrawal: null,
}

const memberships: MailPhaseTexts = waitlist

const booking: MailPhaseTexts = {
  ...memberships,
  payment: 'Nothing is charged online. The front desk takes the first month on your first visit.',
  untilEnd: 'Until then you can book as before.',
  afterWithdrawal:
    'Bookings that were cancelled because of it do not come back: please book again.',
}

const phases: Record<LaunchPhase, MailPhaseTexts> = { waitlist, memberships, booking }

/** Returns the sentences of the phase in which a mail is rendered. Never rejects. */
export const getMailPhaseTexts = async (): Promise<MailPhaseTexts> => phases[await getKnownPhase()]
