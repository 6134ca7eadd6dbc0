import { usePlayerLinkQuery } from './playerLink.generated'

/** Queries the booking of a link to play, each time that it is opened; nothing without a whole token. */
export const useLinkedBooking = (token: string | undefined) =>
  usePlayerLinkQuery({
    variables: { input: { token: token ?? '' } },
    skip: !token,
    fetchPolicy: 'network-only',
  })
