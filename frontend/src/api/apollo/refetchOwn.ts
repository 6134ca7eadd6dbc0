import type { ModifierDetails } from '@apollo/client/cache'
import { client } from './client'
import { MeDocument } from './session.generated'

const outdated = (_value: unknown, { INVALIDATE }: ModifierDetails) => INVALIDATE
const fields = {
  myWaitlistEntry: outdated,
  myOffer: outdated,
  myLatestOffer: outdated,
  myMembership: outdated,
}
const bookingFields = {
  bookings: outdated,
  upcomingBookings: outdated,
  bookingAllowance: outdated,
  courtDay: outdated,
}

/** Refetches the person's place, offer and membership, as far as the page shows them. */
export async function refetchOwn(): Promise<void> {
  await client.refetchQueries({
    updateCache: cache => {
      cache.modify({ fields })
    },
  })
}

/** Refetches the person's bookings and what they can still book, as far as the page shows them. */
export async function refetchBookings(): Promise<void> {
  await client.refetchQueries({
    updateCache: cache => {
      cache.modify({ fields: bookingFields })
    },
  })
}

/** Refetches the signed-in person, and what the page shows of their own. */
export async function refetchPerson(): Promise<void> {
  await client.query({ query: MeDocument, fetchPolicy: 'network-only' })
  await refetchOwn()
}
