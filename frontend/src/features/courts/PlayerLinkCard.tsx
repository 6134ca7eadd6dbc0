import styled from 'styled-components'
import { failureOf } from '../../api/apollo/errors'
import { bookingFields, invalidates } from '../../api/apollo/invalidate'
import { useCardAction } from '../../api/useCardAction'
import { playerLink } from '../../content/playerLink'
import { problems } from '../../content/problems'
import { Button } from '../../ui/Button'
import { ButtonRow } from '../../ui/ButtonRow'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { Problem } from '../../ui/Problem'
import { Retry } from '../../ui/Retry'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { theme } from '../../ui/theme'
import { toast } from '../../ui/toast'
import { useJoinByLinkMutation, usePlayerLinkQuery } from './playerLink.generated'

const texts = playerLink.opened

interface PlayerLinkCardProps {
  /** The token of a link to play; empty if the link is malformed. */
  token: string
  /** The member has answered, or closes the card. */
  onClose: () => void
}

/** The booking of a link to play, which a member joins at one press. */
export function PlayerLinkCard({ token, onClose }: PlayerLinkCardProps) {
  return (
    <Space>
      <Card as="section">
        <Stack gap="s4">
          <Heading level={2} size="d4">
            {texts.title}
          </Heading>
          {token === '' ? (
            <Outcome text={texts.malformed} onClose={onClose} />
          ) : (
            <Linked token={token} onClose={onClose} />
          )}
        </Stack>
      </Card>
    </Space>
  )
}

function Linked({ token, onClose }: PlayerLinkCardProps) {
  const { data, error, refetch } = usePlayerLinkQuery({
    variables: { input: { token } },
    fetchPolicy: 'network-only',
  })
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
        <Answer token={token} startsAt={startsAt} onClose={onClose} />
      ) : (
        <Outcome text={texts[state === 'own' ? 'ownNote' : state]} onClose={onClose} />
      )}
    </>
  )
}

interface AnswerProps extends PlayerLinkCardProps {
  startsAt: string
}

function Answer({ token, startsAt, onClose }: AnswerProps) {
  const [joinByLink] = useJoinByLinkMutation({
    refetchQueries: invalidates(...bookingFields),
    awaitRefetchQueries: true,
  })
  const { pending, problem, run } = useCardAction(problems)
  const join = () =>
    run(async () => {
      await joinByLink({ variables: { input: { token } } })
      toast(texts.joined(startsAt))
      onClose()
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

const Space = styled.div`
  margin-bottom: ${theme.space.s5};
`
