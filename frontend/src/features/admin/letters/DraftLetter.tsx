import { type Ref, useState } from 'react'
import styled from 'styled-components'
import { client } from '../../../api/apollo/client'
import { invalidates } from '../../../api/apollo/invalidate'
import { isFirst } from '../../../api/apollo/isFirst'
import type {
  LetterLinksQuery,
  LetterReachQuery,
  WholeLetterFragment,
} from '../../../api/operationTypes'
import { useAction } from '../../../api/useAction'
import { lettersTexts } from '../../../content/admin/letters'
import { paths } from '../../../paths'
import { Button } from '../../../ui/Button'
import { SmallButton } from '../../../ui/SmallButton'
import { ButtonRow } from '../../../ui/ButtonRow'
import { Loading } from '../../../ui/Loading'
import { Notice } from '../../../ui/Notice'
import { Retry } from '../../../ui/Retry'
import { Stack } from '../../../ui/Stack'
import { Text } from '../../../ui/Text'
import { rem } from '../../../ui/theme'
import { useNavigate } from 'react-router-dom'
import { ConfirmAction } from '../confirm/ConfirmAction'
import { Panel } from '../section/Panel'
import { useSendsMail } from '../section/useSendsMail'
import { audienceInputs, audiencesInWords } from './audienceValues'
import { changeLetter, type Reread } from './changeLetter'
import { Columns } from './Columns'
import { LetterPreview } from './LetterPreview'
import {
  LetterLinksDocument,
  useLetterPreviewQuery,
  useLetterReachQuery,
  useRemoveLetterMutation,
  useTestLetterMutation,
} from './letters.generated'
import { SendLetter, sendButtonId } from './SendLetter'

const texts = lettersTexts.draft
/** The subject's length from which mail programs cut it off. */
const SHORT_SUBJECT = 50
const LINK = /https?:\/\/|mailto:/g

interface DraftLetterProps {
  letter: WholeLetterFragment
  reread: Reread
  /** The ref of the button that opens the form. */
  changeRef: Ref<HTMLButtonElement> | undefined
  onChange: () => void
}

/** A draft: its checks, its preview, a test, and the way to send it. */
export function DraftLetter({ takesFocus, ...draft }: DraftLetterProps & { takesFocus: boolean }) {
  const { letter } = draft
  const [firstVersion] = useState(letter.version)
  const reach = useReach(letter)
  const placeholders = usePlaceholders(letter)
  const unknown = placeholders.data?.letterPreview?.unknownPlaceholders
  return (
    // Another version is another letter: a step that was begun with the former one ends.
    <Columns key={letter.version} takesFocus={takesFocus || letter.version !== firstVersion}>
      <Panel title={texts.title}>
        {/* The buttons are below the checks, whose height these decide. */}
        {[reach, placeholders].some(isFirst) ? (
          <Loading page />
        ) : (
          <Stack gap="s5">
            <Checks letter={letter} reach={reach} unknown={unknown} />
            <Actions {...draft} reach={reach.data?.letterReach} unknown={unknown} />
          </Stack>
        )}
      </Panel>
      <LetterPreview {...letter} />
    </Columns>
  )
}

function useReach({ kind, audiences }: WholeLetterFragment) {
  const input = { kind, audiences: audienceInputs(audiences) }
  return useLetterReachQuery({ variables: { input }, fetchPolicy: 'cache-and-network' })
}

function usePlaceholders({ subject, body, kind }: WholeLetterFragment) {
  return useLetterPreviewQuery({ variables: { input: { subject, body, kind } } })
}

interface ChecksProps {
  letter: WholeLetterFragment
  reach: ReturnType<typeof useReach>
  /** The unknown placeholders of the text; missing if they could not be loaded. */
  unknown: readonly string[] | undefined
}

function Checks({ letter, reach, unknown }: ChecksProps) {
  const { subject, body, audiences } = letter
  const length = Array.from(subject).length
  return (
    <div>
      <Heading>{texts.checks}</Heading>
      <List>
        <li>
          <p>{`${audiencesInWords(audiences)}.`}</p>
          <Reach {...reach} />
        </li>
        <li>
          <span>{texts.subject(length)}</span>{' '}
          <span>{length > SHORT_SUBJECT && texts.longSubject}</span>
        </li>
        {unknown && (
          <li>
            {unknown.length > 0 ? (
              <Notice>{texts.unknown(unknown.join(', '))}</Notice>
            ) : (
              texts.placeholders
            )}
          </li>
        )}
        <li>
          <Links key={body} body={body} />
        </li>
      </List>
    </div>
  )
}

function Reach({ data, error, refetch }: ChecksProps['reach']) {
  const reach = data?.letterReach
  if (!reach) return error && <Retry text={texts.reachFailed} retry={refetch} />
  if (reach.unreachable.length === 0)
    return (
      <>
        <span>{texts.reach(reach.recipients)}</span> <span>{texts.everybody}</span>
      </>
    )
  return (
    <>
      <span>{texts.reach(reach.recipients)}</span>
      <List>
        {reach.unreachable.map(({ reason, count, emails }) => (
          <li key={reason}>
            {[
              texts.reasons[reason](count),
              emails.join(', '),
              ...(count > emails.length ? [texts.more(count - emails.length)] : []),
            ].join(' ')}
          </li>
        ))}
      </List>
    </>
  )
}

function Links({ body }: { body: string }) {
  const [found, setFound] = useState<LetterLinksQuery['letterLinks']>()
  const { pending, run } = useAction(texts.failed)
  const count = body.match(LINK)?.length ?? 0
  if (count === 0) return texts.noLinks
  const tryThem = () =>
    run(async () => {
      const { data } = await client.query({
        query: LetterLinksDocument,
        variables: { input: { body } },
        fetchPolicy: 'network-only',
      })
      setFound(data?.letterLinks)
    })
  return (
    <>
      <SmallButton compact disabled={pending} onClick={() => void tryThem()}>
        {pending ? texts.trying : texts.tryLinks(count)}
      </SmallButton>
      <List role="status" aria-label={texts.links}>
        {found?.map(({ url, answers, answer }) => (
          <li key={url}>{`${url} ${answers ? texts.answers : texts.silent}: ${answer}`}</li>
        ))}
      </List>
    </>
  )
}

interface ActionsProps extends DraftLetterProps, Pick<ChecksProps, 'unknown'> {
  reach: LetterReachQuery['letterReach'] | undefined
}

function Actions({ letter, reread, changeRef, onChange, reach, unknown = [] }: ActionsProps) {
  const { id } = letter
  const navigate = useNavigate()
  const sendsMail = useSendsMail()
  const { pending, run } = useAction(texts.failed)
  const [isTested, setIsTested] = useState(false)
  const [isSending, setIsSending] = useState(false)
  // The checks say so; the server would refuse it.
  const cannotBeSent = reach?.recipients === 0 || unknown.length > 0
  const [test] = useTestLetterMutation()
  const [remove] = useRemoveLetterMutation({ refetchQueries: invalidates('letters') })
  const variables = { input: { id } }

  async function sendTest() {
    setIsTested(false)
    await test({ variables })
    setIsTested(true)
  }
  async function removeDraft() {
    await changeLetter(letter, reread, remove({ variables }))
    void navigate(paths.admin({ view: 'letters' }))
  }

  return (
    <Stack gap="s5">
      <ButtonRow>
        <Button
          id={sendButtonId(id)}
          size="small"
          disabled={!reach || cannotBeSent}
          onClick={() => setIsSending(true)}
        >
          {texts.send}
        </Button>
        <SmallButton disabled={pending} onClick={() => void run(sendTest, reread)}>
          {pending ? texts.testing : texts.test}
        </SmallButton>
        <SmallButton ref={changeRef} onClick={onChange}>
          {texts.change}
        </SmallButton>
      </ButtonRow>
      <Text as="div" tone="muted">
        <span role="status">{isTested && (sendsMail ? texts.tested : texts.testKept)}</span>
      </Text>
      <div>
        <ConfirmAction texts={texts.remove} failed={texts.failed} onConfirm={removeDraft} />
      </div>
      {isSending && reach && (
        <SendLetter
          letter={letter}
          reread={reread}
          reach={reach}
          onClose={() => setIsSending(false)}
        />
      )}
    </Stack>
  )
}

const Heading = styled.h3`
  font-weight: 600;
`

const List = styled.ul`
  display: grid;
  gap: ${rem(8)};
  padding-left: ${rem(20)};
  list-style: disc;
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`
