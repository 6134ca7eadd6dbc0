import { ownEntry } from './sessionFixtures'

/** An open offer: its last day is Saturday, November 28. */
const ownOffer = {
  __typename: 'Offer',
  id: 'o1',
  state: 'open',
  sentAt: '2026-11-21T01:00:00.000Z',
  expiresAt: '2026-11-29T05:00:00.000Z',
  decidedAt: null,
  reason: null,
} as const

/** Returns an offer that was sent on November 20 and has ended. */
export const pastOffer = (changes: object) => ({ ...ownOffer, ...changes })

/** Returns a person's membership as the server does. */
export const ownMembership = (changes: object = {}) => ({
  __typename: 'Membership',
  id: 'm1',
  number: 12,
  plan: 'unlimited',
  state: 'active',
  startedAt: '2026-11-23T15:00:00.000Z',
  endsOn: null,
  endReason: null,
  ...changes,
})

interface Own {
  entry?: object | null
  offer?: object | null
  latest?: object | null
  membership?: object | null
}

/** Returns handlers for the queries of a person's own place, offer and membership. */
export const ownAnswers = ({
  entry = ownEntry,
  offer = null,
  latest = offer,
  membership = null,
}: Own = {}) => ({
  MyWaitlistEntry: () => ({ data: { myWaitlistEntry: entry } }),
  MyOffer: () => ({ data: { myOffer: offer, myLatestOffer: latest } }),
  MyMembership: () => ({ data: { myMembership: membership } }),
  OpenDues: () => ({ data: { openDues: [] } }),
  PlanHistory: () => ({ data: { planHistory: [] } }),
})

/** A person who is offered a membership. */
export const offered = ownAnswers({ entry: { ...ownEntry, status: 'invited' }, offer: ownOffer })
