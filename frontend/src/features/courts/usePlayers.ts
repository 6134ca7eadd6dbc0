import { useCardAction } from '../../api/useCardAction'
import type { PlayerBookingRowFragment, PlayerRowFragment } from '../../api/operationTypes'
import { players as texts } from '../../content/players'
import { problems } from '../../content/problems'
import { useLiveQuery } from '../../live/useLiveQuery'
import { toast } from '../../ui/toast'
import { focusInvitations } from './focusInvitations'
import {
  useAnswerInvitationMutation,
  useInvitePlayerMutation,
  useLeaveBookingMutation,
  usePlayersChangedSubscription,
  useRemovePlayerMutation,
} from './players.generated'
import { refetchBookings } from './refetchBookings'

const live = {
  update: () => false,
  fields: ['bookingPlayers', 'playerBookings', 'openSpots'] as const,
}

/** Keeps a member's players, invitations and open spots up to date while they are shown. */
export const useLivePlayers = () => useLiveQuery(usePlayersChangedSubscription, live)

/** Returns the function that invites a member to a booking. */
export function useInvite(bookingId: string) {
  const [invitePlayer] = useInvitePlayerMutation(refetchBookings)
  return async (whom: { email: string } | { userId: string }) => {
    const { data } = await invitePlayer({ variables: { input: { bookingId, ...whom } } })
    if (data?.invitePlayer) toast(texts.invite.done(data.invitePlayer))
  }
}

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

/** Returns the functions that answer an invitation and leave a booking, and the sentence of a failure. */
export function useInvitation({ id, court, startsAt }: PlayerBookingRowFragment) {
  const [answerInvitation] = useAnswerInvitationMutation(refetchBookings)
  const [leaveBooking] = useLeaveBookingMutation(refetchBookings)
  const { pending, problem, run } = useCardAction(problems)
  const own = texts.invitations
  return {
    pending,
    problem,
    answer: (plays: boolean) =>
      run(async () => {
        await answerInvitation({ variables: { input: { id, plays } } })
        toast(plays ? own.said(court.name, startsAt) : own.declined(startsAt))
        focusInvitations()
      }),
    leave: () =>
      run(async () => {
        await leaveBooking({ variables: { input: { id } } })
        toast(own.leave.done(startsAt))
      }),
  }
}
