import { Plus, X } from 'lucide-react'
import { type KeyboardEventHandler, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { bookingRules } from '@shared/booking-rules'
import { bookingFields } from '../../api/apollo/invalidate'
import { requestAgain, sendOrFind } from '../../api/apollo/sendOrFind'
import type { OwnBookingFragment, PlayerRowFragment } from '../../api/operationTypes'
import { players as texts } from '../../content/players'
import { problems } from '../../content/problems'
import { Problem } from '../../ui/Problem'
import { Text } from '../../ui/Text'
import { TextButton } from '../../ui/TextButton'
import { toast } from '../../ui/toast'
import { rem } from '../../ui/theme'
import { useDisclosure } from '../../ui/useDisclosure'
import { useRestoreFocus } from '../../ui/useRestoreFocus'
import { ChooseMember } from '../../form/ChooseMember'
import { OwnPlayerLink } from './OwnPlayerLink'
import { PlayersDocument, useInvitePlayerMutation, usePlayersQuery } from './players.generated'
import { OwnSpots } from './OwnSpots'
import { refetchBookings } from './refetchBookings'
import { RemovePlayer } from './RemovePlayer'
import { useRemove } from './usePlayers'

interface BookingPlayersProps {
  booking: Pick<OwnBookingFragment, 'id' | 'startsAt' | 'guests'>
}

/** The players of one's own booking, whom one invites and takes out: parts of an ActionRow. */
export function BookingPlayers({ booking: { id, startsAt, guests } }: BookingPlayersProps) {
  const { data } = usePlayersQuery()
  const { pending, problem, remove } = useRemove()
  const invite = useInvite(id)
  const { isOpen, open, close, onKeyDown, buttonRef } = useDisclosure()
  const fullId = useId()

  if (!data?.bookingPlayers) return null
  const own = data.bookingPlayers.filter(({ bookingId }) => bookingId === id)
  const active = own.filter(({ state }) => state === 'invited' || state === 'playing')
  const places = bookingRules.guestsMax - guests.length - active.length
  const known = (data.playedWith ?? []).filter(
    one => !active.some(({ userId }) => userId === one.userId),
  )
  const link = data.ownPlayerLinks?.find(({ bookingId }) => bookingId === id)
  return (
    <>
      {own.length > 0 && (
        <ul role="list" aria-label={texts.list}>
          {own.map(player => (
            <Row key={player.id}>
              <Text>{texts.row(player, player.state)}</Text>
              {player.state === 'playing' && <RemovePlayer player={player} />}
              {player.state === 'invited' && (
                <TextButton
                  icon={X}
                  name={texts.remove.name(player)}
                  disabled={pending}
                  onClick={() => void remove(player)}
                >
                  {texts.remove.label}
                </TextButton>
              )}
            </Row>
          ))}
        </ul>
      )}
      <Problem>{problem}</Problem>
      {places < 1 ? (
        own.length > 0 && (
          <div id={fullId} tabIndex={-1}>
            <Text tone="muted">{texts.full}</Text>
          </div>
        )
      ) : isOpen ? (
        <InviteGroup fullId={fullId} onKeyDown={onKeyDown}>
          <ChooseMember
            texts={texts.invite}
            problems={problems}
            known={known}
            choose={whom => invite(whom, active)}
            onClose={close}
          />
        </InviteGroup>
      ) : (
        <TextButton
          icon={Plus}
          name={texts.named(texts.invite.label, startsAt)}
          ref={buttonRef}
          onClick={open}
        >
          {texts.invite.label}
        </TextButton>
      )}
      <OwnPlayerLink bookingId={id} startsAt={startsAt} url={link?.url} isFull={places < 1} />
      <OwnSpots
        bookingId={id}
        startsAt={startsAt}
        places={places}
        open={data.openSpots?.find(({ bookingId }) => bookingId === id)}
      />
    </>
  )
}

/** Returns the function that invites a member to a booking, beside those who are invited or play already. */
function useInvite(bookingId: string) {
  const [invitePlayer] = useInvitePlayerMutation(refetchBookings)
  return async (
    whom: { email: string } | { userId: string },
    active: readonly PlayerRowFragment[],
  ) => {
    const isNew = (player: PlayerRowFragment) =>
      player.bookingId === bookingId &&
      player.state === 'invited' &&
      active.every(({ id }) => id !== player.id)
    const invited = await sendOrFind(
      async () =>
        (await invitePlayer({ variables: { input: { bookingId, ...whom } } })).data?.invitePlayer,
      bookingFields,
      async () => (await requestAgain(PlayersDocument))?.bookingPlayers?.find(isNew),
    )
    if (invited) toast(texts.invite.done(invited))
  }
}

interface InviteGroupProps {
  /** The id of the sentence that replaces it when the last place is taken, and gets the focus. */
  fullId: string
  onKeyDown: KeyboardEventHandler
  children: ReactNode
}

function InviteGroup({ fullId, onKeyDown, children }: InviteGroupProps) {
  useRestoreFocus(fullId)
  return (
    <div role="group" aria-label={texts.invite.form} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${rem(16)};
  align-items: center;
  overflow-wrap: anywhere;
`
