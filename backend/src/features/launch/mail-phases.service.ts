import { LaunchPhase } from './launch.entity'
import { getKnownPhase } from './known-phase.service'

/* The sentences of mails that change with the launch phase. A phase lists only what changes with it.
   The sentences of the site are in frontend/src/content/phases.ts. */

const waitlist = {
  /** About a place on the waitlist. */
  place: 'It is yours while you are on the list.',
  payment: 'Nothing is charged online. The front desk takes the first month when the club opens.',
}

/** The words of a mail's phase. */
export type MailPhaseWords = Readonly<typeof waitlist>

const memberships: MailPhaseWords = waitlist

const booking: MailPhaseWords = {
  ...memberships,
  payment: 'Nothing is charged online. The front desk takes the first month on your first visit.',
}

const phases: Record<LaunchPhase, MailPhaseWords> = { waitlist, memberships, booking }

/** Returns the words of the phase in which a mail is rendered. Never rejects. */
export const getMailPhaseWords = async (): Promise<MailPhaseWords> => phases[await getKnownPhase()]
