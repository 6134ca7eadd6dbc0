import type { PlayerBookingRowFragment } from '../../api/operationTypes'
import { players } from '../../content/players'
import { Button } from '../../ui/Button'
import { ButtonRow } from '../../ui/ButtonRow'
import { ConfirmButton } from '../../ui/ConfirmButton'
import { Problem } from '../../ui/Problem'
import { Text } from '../../ui/Text'
import { AddToCalendar } from './AddToCalendar'
import { CardRow, CardRows } from './CardRows'
import { INVITATIONS_CARD } from './focusInvitations'
import { usePlayersQuery } from './players.generated'
import { useInvitation, useLivePlayers } from './usePlayers'
import { TitledCard } from './TitledCard'

const texts = players.invitations

/** The bookings of others in which a member plays or is invited to play; nothing without any. */
export function InvitationsCard() {
  const { data } = usePlayersQuery()
  useLivePlayers()
  const rows = data?.playerBookings ?? []
  if (rows.length === 0) return null
  return (
    <TitledCard title={texts.title} id={INVITATIONS_CARD}>
      <CardRows role="list">
        {rows.map(row => (
          <Invitation key={row.id} row={row} />
        ))}
      </CardRows>
    </TitledCard>
  )
}

function stateOf({
  state,
  owner,
  players: others,
  removeReason,
}: PlayerBookingRowFragment): string {
  if (state === 'removed') return texts.removed(owner, removeReason ?? '')
  if (state === 'cancelled') return texts.cancelled(owner)
  return state === 'invited' ? texts.invited(owner) : texts.playing(owner, others)
}

function Invitation({ row }: { row: PlayerBookingRowFragment }) {
  const { bookingId, state, startsAt, court } = row
  const { pending, problem, answer, leave } = useInvitation(row)
  return (
    <CardRow>
      <Text weight="semibold">{texts.hour(court.name, startsAt)}</Text>
      <div role="status">
        <Text>{stateOf(row)}</Text>
      </div>
      {state === 'invited' && (
        <ButtonRow>
          <Button
            size="small"
            aria-label={players.named(texts.yes, startsAt)}
            pending={pending && texts.pending}
            onClick={() => void answer(true)}
          >
            {texts.yes}
          </Button>
          <Button
            size="small"
            tone="secondary"
            aria-label={players.named(texts.no, startsAt)}
            disabled={pending}
            onClick={() => void answer(false)}
          >
            {texts.no}
          </Button>
        </ButtonRow>
      )}
      {state === 'playing' && (
        <>
          <AddToCalendar bookingId={bookingId} court={court.name} startsAt={startsAt} />
          <ConfirmButton
            texts={{
              ...texts.leave,
              name: texts.leave.name(startsAt),
              question: texts.leave.question(startsAt),
            }}
            pending={pending}
            onConfirm={() => void leave()}
          />
        </>
      )}
      <Problem>{problem}</Problem>
    </CardRow>
  )
}
