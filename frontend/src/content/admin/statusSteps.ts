import { plans } from '@shared/plans'
import type { PlanWish, WaitlistStatus } from '../../api/operationTypes'
import { formatCount } from '../../format/numbers'
import { planNames } from '../../format/planNames'
import { peopleOf } from './counted'
import { withMail } from './mailed'

/** A change of status that the team can make. */
export interface StatusStep {
  to: WaitlistStatus
  label: string
  /** The label with the person's name, or with the number of people. */
  named: (name: string) => string
  ofMany: (people: number) => string
  /** What the change does; stated before it is made. */
  follows: (people: number, sendsMail: boolean | undefined) => string
  submit: (people: number) => string
}

const byNumber = (one: string, many: string) => (people: number) => (people === 1 ? one : many)

type WithMail = ReturnType<typeof withMail>

const mailedByNumber =
  (one: WithMail, many: WithMail) => (people: number, sendsMail: boolean | undefined) =>
    (people === 1 ? one : many)(sendsMail)

const steps: Record<WaitlistStatus, StatusStep[]> = {
  waiting: [
    {
      to: 'invited',
      label: 'Mark as invited',
      named: name => `Mark as invited: ${name}`,
      ofMany: people => `Mark as invited: ${peopleOf(people)}`,
      follows: byNumber(
        'This is a mark for the team. The person gets no mail and no offer, and no wave asks them until you take the mark back. To offer a membership, send a wave.',
        'This is a mark for the team. These people get no mail and no offer, and no wave asks them until you take the marks back. To offer memberships, send a wave.',
      ),
      submit: byNumber('Mark as invited', 'Mark all as invited'),
    },
  ],
  invited: [
    {
      to: 'joined',
      label: 'Mark joined',
      named: name => `Mark joined: ${name}`,
      ofMany: people => `Mark joined: ${peopleOf(people)}`,
      follows: mailedByNumber(
        withMail(
          'The membership starts now, with a new founding number. An open offer is accepted.',
          'A mail welcomes the person.',
        ),
        withMail(
          'The memberships start now, each with a new founding number. Open offers are accepted.',
          'A mail welcomes each person.',
        ),
      ),
      submit: byNumber('Start the membership', 'Start the memberships'),
    },
    {
      to: 'waiting',
      label: 'Take back',
      named: name => `Take back the invitation of ${name}`,
      ofMany: people => `Take back the invitations of ${peopleOf(people)}`,
      follows: mailedByNumber(
        withMail(
          'The person waits again, and the next wave can ask them. An open offer is withdrawn for good.',
          'A mail tells the person if an offer is withdrawn.',
        ),
        withMail(
          'These people wait again, and the next wave can ask them. Open offers are withdrawn for good.',
          'A mail tells each person whose offer is withdrawn.',
        ),
      ),
      submit: byNumber('Take the invitation back', 'Take the invitations back'),
    },
  ],
  joined: [],
  left: [],
}

const deleted = withMail(
  'The membership is deleted. Its bookings to come are cancelled free of charge. An accepted offer is withdrawn.',
  'The person gets a mail about the membership, and one for each booking.',
)

/** Takes back that a person has joined; only the person's panel knows whether that is possible. */
const takeBackJoined: StatusStep = {
  to: 'invited',
  label: 'Take back',
  named: name => `Take back that ${name} has joined`,
  ofMany: people => `Take back that ${peopleOf(people)} have joined`,
  follows: (_people, sendsMail) => deleted(sendsMail),
  submit: () => 'Delete the membership',
}

/** Returns the changes that a status allows; none for an unknown status from a newer server. */
const stepsFrom = (status: string): StatusStep[] =>
  Object.entries(steps).find(([from]) => from === status)?.[1] ?? []

const plan = (key: keyof typeof planNames, wish: string | undefined) => ({
  label: planNames[key],
  note: [`${plans[key].price}/month`, wish].filter(Boolean).join(', '),
})

/** The texts of the team's changes of status. */
export const statusSteps = {
  stepsFrom,
  takeBackJoined,
  end: { label: 'End the membership', named: (name: string) => `End the membership of ${name}` },
  endMany: 'Memberships are ended one by one, in Memberships.',
  cancel: 'Cancel',
  pending: 'Saving...',
  failed: { title: 'Not changed', description: 'Please try again.', preferServer: true },
  plan: {
    legend: 'Plan',
    missing: 'Please choose a plan',
    option: plan,
    wish: 'Their wish',
    allWish: 'The wish of all',
    each: {
      label: 'Each person’s wish',
      note: (wishes: Record<PlanWish, number>, others: number) =>
        [
          `${formatCount(wishes.standard)} ${planNames.standard}`,
          `${formatCount(wishes.unlimited)} ${planNames.unlimited}`,
          ...(others > 0 ? [`${formatCount(others)} without a wish: ${planNames.standard}`] : []),
        ].join(', '),
    },
  },
}
