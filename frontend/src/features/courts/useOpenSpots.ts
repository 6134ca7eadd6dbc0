import { useCardAction } from '../../api/useCardAction'
import type { OpenSpotsRowFragment } from '../../api/operationTypes'
import { openSpots as texts } from '../../content/openSpots'
import { problems } from '../../content/problems'
import { toast } from '../../ui/toast'
import type { OpenSpotsValues } from './openSpots.schema'
import {
  useCloseSpotsMutation,
  useSetOpenSpotsMutation,
  useTakeSpotMutation,
} from './players.generated'
import { refetchBookings } from './refetchBookings'

/** Returns the function that opens spots of a booking. */
export function useOpen(bookingId: string) {
  const [setOpenSpots] = useSetOpenSpotsMutation(refetchBookings)
  return async ({ spots, level, sentence }: OpenSpotsValues) => {
    const wanted = { spots: Number(spots), level: level === '' ? null : Number(level) }
    await setOpenSpots({ variables: { input: { bookingId, ...wanted, sentence } } })
    toast(texts.own.opened(wanted.spots))
  }
}

/** Returns the functions that take a spot and close one's own, and the sentence of a failure. */
export function useSpots({ bookingId, startsAt }: OpenSpotsRowFragment) {
  const [takeSpot] = useTakeSpotMutation(refetchBookings)
  const [closeSpots] = useCloseSpotsMutation(refetchBookings)
  const { pending, problem, run } = useCardAction(problems)
  const variables = { input: { bookingId } }
  return {
    pending,
    problem,
    take: () =>
      run(async () => {
        await takeSpot({ variables })
        toast(texts.take.done(startsAt))
      }),
    close: () =>
      run(async () => {
        await closeSpots({ variables })
        toast(texts.own.closed)
      }),
  }
}
