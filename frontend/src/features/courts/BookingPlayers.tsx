import { Plus, X } from 'lucide-react'
import styled from 'styled-components'
import { bookingRules } from '@shared/booking-rules'
import type { OwnBookingFragment, PlayersQuery } from '../../api/operationTypes'
import { useCardAction } from '../../api/useCardAction'
import { players as texts } from '../../content/players'
import { problems } from '../../content/problems'
import { CancelButton } from '../../form/CancelButton'
import { Field } from '../../form/Field'
import { Form } from '../../form/Form'
import { SubmitButton } from '../../form/SubmitButton'
import { chunk } from '../../hydration/chunk'
import { Button } from '../../ui/Button'
import { ButtonRow } from '../../ui/ButtonRow'
import { Problem } from '../../ui/Problem'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { TextButton } from '../../ui/TextButton'
import { rem } from '../../ui/theme'
import { useDisclosure } from '../../ui/useDisclosure'
import { OwnPlayerLink } from './OwnPlayerLink'
import { usePlayersQuery } from './players.generated'
import { OwnSpots } from './OwnSpots'
import { RemovePlayer } from './RemovePlayer'
import { useInvite, useRemove } from './usePlayers'

const schema = chunk(() => import('./invitePlayer.schema').then(m => m.invitePlayerSchema))
const blank = { email: '' }

interface BookingPlayersProps {
  booking: Pick<OwnBookingFragment, 'id' | 'guests'>
}

/** The players of one's own booking, whom one invites and takes out. */
export function BookingPlayers({ booking: { id, guests } }: BookingPlayersProps) {
  const { data } = usePlayersQuery()
  const { pending, problem, remove } = useRemove()
  const { isOpen, open, close, onKeyDown, buttonRef } = useDisclosure()
  if (!data?.bookingPlayers) return null
  const own = data.bookingPlayers.filter(({ bookingId }) => bookingId === id)
  const active = own.filter(({ state }) => state === 'invited' || state === 'playing')
  const places = bookingRules.guestsMax - guests.length - active.length
  const known = (data.playedWith ?? []).filter(
    one => !active.some(({ userId }) => userId === one.userId),
  )
  const link = data.ownPlayerLinks?.find(({ bookingId }) => bookingId === id)
  return (
    <Stack gap="s2">
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
        own.length > 0 && <Text tone="muted">{texts.full}</Text>
      ) : isOpen ? (
        <div role="group" aria-label={texts.invite.form} onKeyDown={onKeyDown}>
          <Invite bookingId={id} known={known} onDone={close} />
        </div>
      ) : (
        <TextButton icon={Plus} ref={buttonRef} onClick={open}>
          {texts.invite.label}
        </TextButton>
      )}
      <OwnPlayerLink bookingId={id} url={link?.url} isFull={places < 1} />
      <OwnSpots
        bookingId={id}
        places={places}
        open={data.openSpots?.find(({ bookingId }) => bookingId === id)}
      />
    </Stack>
  )
}

interface InviteProps {
  bookingId: string
  known: NonNullable<PlayersQuery['playedWith']>
  onDone: () => void
}

function Invite({ bookingId, known, onDone }: InviteProps) {
  const invite = useInvite(bookingId)
  const { pending, problem, run } = useCardAction(problems)
  return (
    <Stack gap="s4">
      {known.length > 0 && (
        <div>
          <Text>{texts.invite.known}</Text>
          <ButtonRow>
            {known.map(person => (
              <Button
                key={person.userId}
                size="small"
                tone="secondary"
                aria-label={texts.invite.one(person)}
                disabled={pending}
                onClick={() =>
                  void run(async () => {
                    await invite({ userId: person.userId })
                    onDone()
                  })
                }
              >
                {texts.nameOf(person)}
              </Button>
            ))}
          </ButtonRow>
          <Problem>{problem}</Problem>
        </div>
      )}
      <Form
        label={texts.invite.form}
        schema={schema}
        blank={blank}
        submit={async ({ email }) => {
          await invite({ email })
          onDone()
        }}
        failed={texts.invite.failed}
        withoutToast
      >
        <Field
          name="email"
          type="email"
          label={texts.invite.email}
          hint={texts.invite.hint}
          autoComplete="off"
          autoFocus
          required
        />
        <ButtonRow>
          <SubmitButton label={texts.invite.submit} pending={texts.invite.pending} />
          <CancelButton label={texts.invite.close} onClick={onDone} />
        </ButtonRow>
      </Form>
    </Stack>
  )
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${rem(16)};
  align-items: center;
  overflow-wrap: anywhere;
`
