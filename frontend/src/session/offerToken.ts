/**
 * The state of the history entry that shows an offer, with the token of its mailed link: a reload
 * keeps it, and no request contains it before the person accepts.
 */
type OfferState = { offerToken: string } | null

/** Returns the state for a token, as useLinkToken returns it. */
export const offerState = (token: string | null | undefined): OfferState =>
  token ? { offerToken: token } : null

/** Returns the token in this location's state, or undefined. */
export function offerTokenOf({ state }: { state: unknown }): string | undefined {
  if (typeof state !== 'object' || state === null || !('offerToken' in state)) return undefined
  return typeof state.offerToken === 'string' ? state.offerToken : undefined
}
