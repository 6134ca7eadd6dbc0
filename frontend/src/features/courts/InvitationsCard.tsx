import type { PlayerBookingRowFragment } from '../../api/operationTypes'
import { useCardAction } from '../../api/useCardAction'
import { players } from '../../content/players'
import { problems } from '../../content/problems'
import { ActionRow } from '../../ui/ActionRow'
import { Button } from '../../ui/Button'
import { ButtonRow } from '../../ui/ButtonRow'
import { ConfirmButton } from '../../ui/ConfirmButton'
import { Problem } from '../../ui/Problem'
import { Text } from '../../ui/Text'
import { toast } from '../../ui/toast'
import { AddToCalendar } from './AddToCalendar'
import { CardRow, CardRows } from './CardRows'
import { focusInvitations, INVITATIONS_CARD } from './focusInvitations'
import {
  useAnswerInvitationMutation,
  useLeaveBookingMutation,
  usePlayersQuery,
} from './players.generated'
import { refetchBookings } from './refetchBookings'
import { useLivePlayers } from './usePlayers'
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

interface InvitationProps {
  row: PlayerBookingRowFragment
}

function Invitation({ row }: InvitationProps) {
  const { bookingId, state, startsAt, court } = row
  return (
    <CardRow>
      <Text weight="semibold">{texts.hour(court.name, startsAt)}</Text>
      <div role="status">
        <Text>{stateOf(row)}</Text>
      </div>
      {state === 'invited' && <Answer row={row} />}
      {state === 'playing' && (
        <ActionRow>
          <AddToCalendar bookingId={bookingId} court={court.name} startsAt={startsAt} />
          <Leave row={row} />
        </ActionRow>
      )}
    </CardRow>
  )
}

/** The two answers to an invitation. A failure is shown until the invitation is answered. */
function Answer({ row: { id, startsAt, court } }: InvitationProps) {
  const [answerInvitation] = useAnswerInvitationMutation(refetchBookings)
  const { pending, problem, run } = useCardAction(problems)

  async function answer(plays: boolean) {
    await answerInvitation({ variables: { input: { id, plays } } })
    toast(plays ? texts.said(court.name, startsAt) : texts.declined(startsAt))
    focusInvitations()
  }

  return (
    <>
      <ButtonRow>
        <Button
          size="small"
          aria-label={players.named(texts.yes, startsAt)}
          pending={pending && texts.pending}
          onClick={() => void run(() => answer(true))}
        >
          {texts.yes}
        </Button>
        <Button
          size="small"
          tone="secondary"
          aria-label={players.named(texts.no, startsAt)}
          disabled={pending}
          onClick={() => void run(() => answer(false))}
        >
          {texts.no}
        </Button>
      </ButtonRow>
      <Problem>{problem}</Problem>
    </>
  )
}

function Leave({ row: { id, startsAt } }: InvitationProps) {
  const [leaveBooking] = useLeaveBookingMutation(refetchBookings)
  const { pending, problem, run } = useCardAction(problems)

  async function leave() {
    await leaveBooking({ variables: { input: { id } } })
    toast(texts.leave.done(startsAt))
  }

  return (
    <>
      <ConfirmButton
        texts={{
          ...texts.leave,
          name: texts.leave.name(startsAt),
          question: texts.leave.question(startsAt),
        }}
        pending={pending}
        onConfirm={() => void run(leave)}
      />
      <Problem>{problem}</Problem>
    </>
  )
}
