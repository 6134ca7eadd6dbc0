/** One chunk: a person who accepts an offer sees the membership next. */
export { MembershipDetails } from './MembershipDetails'
export { OfferCard } from './OfferCard'
export { OfferOver } from './OfferOver'
