import type { LaunchPhase } from '../../api/operationTypes'

interface Step {
  /** The label of the button. */
  label: string
  question: string
  detail: string
  yes: string
}

const phases: Record<LaunchPhase, string> = {
  waitlist: 'Waitlist',
  memberships: 'Memberships',
  booking: 'Court booking',
}

/** The texts of the step to a phase from the one before it. */
const steps: Partial<Record<LaunchPhase, Step>> = {
  memberships: {
    label: 'Open memberships',
    question: 'Open memberships now?',
    detail: 'The site tells everybody, and the team can send offers.',
    yes: 'Yes, open memberships',
  },
  booking: {
    label: 'Open court booking',
    question: 'Open court booking now?',
    detail: 'The site tells everybody that members book courts.',
    yes: 'Yes, open court booking',
  },
}

/** The texts of the step to a phase from the one after it. */
const stepsBack: Partial<Record<LaunchPhase, Step>> = {
  waitlist: {
    label: 'Back to the waitlist',
    question: 'Go back to the waitlist?',
    detail: 'The site says again that memberships are not on sale. No offer may be open.',
    yes: 'Yes, go back',
  },
  memberships: {
    label: 'Back to memberships',
    question: 'Go back to memberships?',
    detail: 'The site says again that court booking is not open.',
    yes: 'Yes, go back',
  },
}

/** The texts of the team's control of the launch. */
export const launchControl = {
  title: 'Launch',
  phases,
  phase: 'Phase',
  steps,
  stepsBack,
  notNow: 'Not now',
  changing: 'Changing...',
  changed: (phase: string) => `The launch is in the phase ${phase}.`,
  failed: { title: 'Not changed', description: 'Please try again.' },
  notLoaded: 'The launch phase could not be loaded.',
  offersOpenLater: 'Offers open with the memberships phase. Until then, no wave can be sent.',
}
