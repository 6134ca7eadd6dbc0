import { connectionOf } from './connectionOf'
import { forecast } from './forecastFixtures'

const sentAt = '2026-11-20T15:00:00.000Z'
/** A midnight of the club: the last day is Friday, November 27. */
const expiresAt = '2026-11-28T05:00:00.000Z'

/** Returns one wave as the team's query does. */
export const wave = (number: number, changes: object = {}) => ({
  __typename: 'Wave',
  id: `w${String(number)}`,
  number,
  size: 3,
  days: 7,
  refill: true,
  confirmedOnly: false,
  note: null as string | null,
  sentAt,
  closedAt: null as string | null,
  counts: {
    __typename: 'WaveCounts',
    open: 3,
    accepted: 0,
    declined: 0,
    expired: 0,
    withdrawn: 0,
  },
  ...changes,
})

/** Returns one open offer with its person. */
export const offer = (position: number, changes: object = {}) => ({
  __typename: 'Offer',
  id: `o${String(position)}`,
  place: position,
  state: 'open',
  sentAt,
  expiresAt,
  decidedAt: null,
  plan: null,
  reason: null,
  entry: {
    __typename: 'WaitlistEntry',
    id: `e${String(position)}`,
    position,
    user: {
      __typename: 'WaitlistPerson',
      userId: `u${String(position)}`,
      firstName: 'Camila',
      lastName: `Alvarez ${String(position)}`,
      email: `camila${String(position)}@example.com`,
    },
  },
  ...changes,
})

/** Returns a waiting person of the preview. */
export const candidate = (position: number, changes: object = {}) => ({
  __typename: 'WaveCandidate',
  userId: `u${String(position)}`,
  id: `e${String(position)}`,
  position,
  firstName: 'Camila',
  lastName: `Alvarez ${String(position)}`,
  email: `camila${String(position)}@example.com`,
  emailConfirmed: true,
  timesAsked: 0,
  passedOver: null,
  ...changes,
})

/** Returns handlers for what the section asks when it is opened. */
export const wavesAnswers = (waves: () => { id: string }[], phase: () => string) => ({
  AdminLaunch: () => ({ data: { launch: { __typename: 'Launch', phase: phase() } } }),
  MembershipFigures: () => ({
    data: {
      membershipFigures: {
        __typename: 'MembershipFigures',
        members: 12,
        placesLeft: 210,
        openOffers: 3,
        medianHoursToAnswer: 5.25,
      },
    },
  }),
  CarryingCapacity: () => forecast(),
  Waves: () => ({ data: { waves: connectionOf('Wave', waves()) } }),
})

/** Returns a handler of the preview. */
export const previewAnswer =
  (people: object[], passedOver: object[] = [], digest = () => 'seen') =>
  () => ({
    data: {
      wavePreview: {
        __typename: 'WavePreview',
        people,
        passedOver,
        expiresAt,
        digest: digest(),
      },
    },
  })
