import { useAction } from '../../api/useAction'
import { useCardAction } from '../../api/useCardAction'
import type { OpenSpotsRowFragment } from '../../api/operationTypes'
import { openSpots as texts } from '../../content/openSpots'
import { problems } from '../../content/problems'
import { toast } from '../../ui/toast'
import { focusInvitations } from './focusInvitations'
import type { OpenSpotsValues } from './openSpots.schema'
import {
  useCloseSpotsMutation,
  useSetOpenSpotsMutation,
  useTakeSpotMutation,
} from './players.generated'
import { refetchBookings, rereadBookings } from './refetchBookings'

/** Returns the function that opens spots of a booking. */
export function useOpen(bookingId: string) {
  const [setOpenSpots] = useSetOpenSpotsMutation(refetchBookings)
  return async ({ spots, level, sentence }: OpenSpotsValues) => {
    const wanted = { spots: Number(spots), level: level === '' ? null : Number(level) }
    await setOpenSpots({ variables: { input: { bookingId, ...wanted, sentence } } })
    toast(texts.own.opened(wanted.spots))
  }
}

/**
 * Returns the function that takes a spot. A refusal is a toast, because the row of a spot that somebody
 * else has taken leaves the page.
 */
export function useTakeSpot({ bookingId, court, startsAt }: OpenSpotsRowFragment) {
  const [takeSpot] = useTakeSpotMutation(refetchBookings)
  const { pending, run } = useAction(problems.failed)
  return {
    pending,
    take: () =>
      run(async () => {
        await takeSpot({ variables: { input: { bookingId } } })
        toast(texts.take.done(court.name, startsAt))
        focusInvitations()
      }, rereadBookings),
  }
}

/**
 * Returns the function that closes the spots of one's own booking, and the sentence of a failure.
 * `onClosed` is called when they are closed.
 */
export function useCloseSpots(bookingId: string, onClosed: () => void) {
  const [closeSpots] = useCloseSpotsMutation(refetchBookings)
  const { pending, problem, run } = useCardAction(problems)
  return {
    pending,
    problem,
    close: () =>
      run(async () => {
        await closeSpots({ variables: { input: { bookingId } } })
        toast(texts.own.closed)
        onClosed()
      }),
  }
}
