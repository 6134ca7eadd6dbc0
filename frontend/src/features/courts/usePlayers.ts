import { bookingFields } from '../../api/apollo/invalidate'
import { useCardAction } from '../../api/useCardAction'
import type { PlayerRowFragment } from '../../api/operationTypes'
import { players as texts } from '../../content/players'
import { problems } from '../../content/problems'
import { useLiveQuery } from '../../live/useLiveQuery'
import { toast } from '../../ui/toast'
import { usePlayersChangedSubscription, useRemovePlayerMutation } from './players.generated'
import { refetchBookings } from './refetchBookings'

const live = { fields: [...bookingFields, 'openSpots', 'openDues'] as const }

/** Keeps a member's bookings, players, invitations, charges, dues and open spots up to date while they are shown. */
export const useLivePlayers = () => useLiveQuery(usePlayersChangedSubscription, live)

/** Returns the functions that take back an invitation and take a player out with a reason, and the sentence of a failure. */
export function useRemove() {
  const [removePlayer] = useRemovePlayerMutation(refetchBookings)
  const { pending, problem, run } = useCardAction(problems)
  async function removeWith(player: PlayerRowFragment, reason?: string) {
    await removePlayer({ variables: { input: { id: player.id, ...(reason && { reason }) } } })
    toast(texts.remove.done(player))
  }
  return {
    pending,
    problem,
    remove: (player: PlayerRowFragment) => run(() => removeWith(player)),
    removeWith,
  }
}
