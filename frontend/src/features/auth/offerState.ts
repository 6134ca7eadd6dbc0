/**
 * The state of the history entry that shows an offer, with the token of its mailed link: a reload
 * keeps it, and no request contains it before the person accepts.
 */
type OfferState = { offerToken: string } | null

/** Returns the state for a token, as useLinkToken returns it. */
export const offerState = (token: string | null | undefined): OfferState =>
  token ? { offerToken: token } : null
