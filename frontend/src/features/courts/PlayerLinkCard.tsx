import { failureOf } from '../../api/apollo/errors'
import { bookingFields } from '../../api/apollo/invalidate'
import { requestAgain, sendOrFind } from '../../api/apollo/sendOrFind'
import { useCardAction } from '../../api/useCardAction'
import { playerLink } from '../../content/playerLink'
import { problems } from '../../content/problems'
import { Button } from '../../ui/Button'
import { ButtonRow } from '../../ui/ButtonRow'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { Problem } from '../../ui/Problem'
import { Retry } from '../../ui/Retry'
import { Text } from '../../ui/Text'
import { toast } from '../../ui/toast'
import { focusInvitations } from './focusInvitations'
import { useJoinByLinkMutation } from './playerLink.generated'
import { PlayersDocument } from './players.generated'
import { refetchBookings } from './refetchBookings'
import { TitledCard } from './TitledCard'
import type { useLinkedBooking } from './useLinkedBooking'

const texts = playerLink.opened

interface PlayerLinkCardProps {
  /** The token of a link to play; empty if the link is malformed. */
  token: string
  /** The query of its booking: the page waits for it, so that nothing below the card moves. */
  linked: ReturnType<typeof useLinkedBooking>
  /** The member has answered, or closes the card. */
  onClose: () => void
}

/** The booking of a link to play, which a member joins at one press. */
export function PlayerLinkCard({ token, linked, onClose }: PlayerLinkCardProps) {
  return (
    <TitledCard title={texts.title}>
      {token === '' ? (
        <Outcome text={texts.malformed} onClose={onClose} />
      ) : (
        <Linked token={token} linked={linked} onClose={onClose} />
      )}
    </TitledCard>
  )
}

function Linked({ token, linked: { data, error, refetch }, onClose }: PlayerLinkCardProps) {
  const link = data?.playerLink
  if (error) {
    const { code, message } = failureOf(error)
    if (code === 'FORBIDDEN') return <Outcome text={texts.noMember} onClose={onClose} />
    if ((code === 'LINK_EXPIRED' || code === 'CONFLICT') && message)
      return <Outcome text={message} onClose={onClose} />
    return <Retry isSmall text={texts.failed} retry={refetch} />
  }
  if (!link) return <Loading />
  const { state, court, startsAt, owner, players } = link
  return (
    <>
      <div>
        <Text weight="semibold">{texts.hour(court.name, startsAt)}</Text>
        <Text>{state === 'own' ? texts.own(players) : texts.who(owner, players)}</Text>
      </div>
      {state === 'open' ? (
        <Answer token={token} court={court} startsAt={startsAt} onClose={onClose} />
      ) : (
        <Outcome text={texts[state === 'own' ? 'ownNote' : state]} onClose={onClose} />
      )}
    </>
  )
}

interface AnswerProps extends Omit<PlayerLinkCardProps, 'linked'> {
  court: { id: string; name: string }
  startsAt: string
}

function Answer({ token, court, startsAt, onClose }: AnswerProps) {
  const [joinByLink] = useJoinByLinkMutation(refetchBookings)
  const { pending, problem, run } = useCardAction(problems)
  const join = () =>
    run(async () => {
      await sendOrFind(
        () => joinByLink({ variables: { input: { token } } }),
        bookingFields,
        async () =>
          (await requestAgain(PlayersDocument))?.playerBookings?.some(
            one =>
              one.state === 'playing' && one.court.id === court.id && one.startsAt === startsAt,
          ),
      )
      toast(texts.joined(court.name, startsAt))
      onClose()
      focusInvitations()
    })
  return (
    <div>
      <ButtonRow>
        <Button size="small" pending={pending && texts.pending} onClick={() => void join()}>
          {texts.play}
        </Button>
        <Button size="small" tone="secondary" disabled={pending} onClick={onClose}>
          {texts.notNow}
        </Button>
      </ButtonRow>
      <Problem>{problem}</Problem>
    </div>
  )
}

/** One sentence, and a button that closes the card. */
function Outcome({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <>
      <div role="status">
        <Notice>{text}</Notice>
      </div>
      <ButtonRow>
        <Button size="small" tone="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      </ButtonRow>
    </>
  )
}
