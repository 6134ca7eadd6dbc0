import { useRef } from 'react'
import styled from 'styled-components'
import { refetches } from '../../api/apollo/invalidate'
import type { AccountSessionRowFragment } from '../../api/operationTypes'
import { useCardAction } from '../../api/useCardAction'
import { accountSecurity } from '../../content/accountSecurity'
import { problems } from '../../content/problems'
import { ConfirmButton } from '../../ui/ConfirmButton'
import { Heading } from '../../ui/Heading'
import { Loading } from '../../ui/Loading'
import { Problem } from '../../ui/Problem'
import { Retry } from '../../ui/Retry'
import { Text } from '../../ui/Text'
import { toast } from '../../ui/toast'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useMySessionsQuery,
} from './accountSecurity.generated'

const texts = accountSecurity.sessions
const refetched = refetches('mySessions')

/** Lists where the person is signed in, and ends one session, or all others. */
export function Sessions() {
  const { data, loading, refetch } = useMySessionsQuery()
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  const sessions = data?.mySessions
  return (
    <>
      <Heading level={3} size="d4" focusable ref={heading}>
        {texts.title}
      </Heading>
      {loading && !data && <Loading />}
      {!loading && !sessions && <Retry isSmall text={texts.failed} retry={refetch} />}
      {sessions && (
        <>
          <ul role="list">
            {sessions.map(session => (
              <SessionItem key={session.id} session={session} onEnded={focusHeading} />
            ))}
          </ul>
          {sessions.length > 1 && <EndOthers onEnded={focusHeading} />}
        </>
      )}
    </>
  )
}

interface SessionItemProps {
  session: AccountSessionRowFragment
  onEnded: () => void
}

function SessionItem({ session, onEnded }: SessionItemProps) {
  const { startedAt, lastUsedAt, isCurrent } = session
  return (
    <Item>
      <Name>
        <strong>{nameOf(session)}</strong>
        {isCurrent && <Text tone="accent">{texts.current}</Text>}
      </Name>
      <Text tone="muted">{texts.times(startedAt, lastUsedAt)}</Text>
      {!isCurrent && <EndSession session={session} onEnded={onEnded} />}
    </Item>
  )
}

const nameOf = ({ browser, system }: AccountSessionRowFragment) =>
  browser && system ? texts.on(browser, system) : (browser ?? system ?? texts.unknown)

function EndSession({ session, onEnded }: SessionItemProps) {
  const [endSession] = useEndSessionMutation(refetched)
  const { pending, problem, run } = useCardAction(problems)
  const name = nameOf(session)

  async function end() {
    await endSession({ variables: { input: { id: session.id } } })
    toast(texts.done)
    onEnded()
  }

  return (
    <div>
      <ConfirmButton
        texts={{
          ...texts.end,
          name: texts.end.named(name, session.startedAt),
          question: texts.end.question(name),
        }}
        pending={pending}
        onConfirm={() => void run(end)}
      />
      <Problem>{problem}</Problem>
    </div>
  )
}

function EndOthers({ onEnded }: Pick<SessionItemProps, 'onEnded'>) {
  const [endOtherSessions] = useEndOtherSessionsMutation(refetched)
  const { pending, problem, run } = useCardAction(problems)

  async function end() {
    await endOtherSessions()
    toast(texts.othersDone)
    onEnded()
  }

  return (
    <div>
      <ConfirmButton
        look={{ tone: 'secondary', size: 'small' }}
        texts={texts.endOthers}
        pending={pending}
        onConfirm={() => void run(end)}
      />
      <Problem>{problem}</Problem>
    </div>
  )
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(6)};
  padding-block: ${rem(16)};
  border-top: ${theme.stroke.hair} solid ${tone.hair};
`

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(8)} ${rem(12)};
  align-items: center;
`
