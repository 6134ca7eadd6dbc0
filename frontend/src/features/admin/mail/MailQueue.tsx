import styled from 'styled-components'
import { useMailQueueQuery } from '../../../api/generated'
import { mailWords } from '../../../content/mail'
import { shortDateTime } from '../../../format/dates'
import { formatCount } from '../../../format/numbers'
import { Notice } from '../../../ui/Notice'
import { Text } from '../../../ui/Text'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'

const words = mailWords.queue

/**
 * Shows the number of queued mails, the number that failed today, and why no mail is sent. It is
 * refetched after each change; a timer would keep the session alive. Only the team may mount it.
 */
export function MailQueue() {
  const { data } = useMailQueueQuery({ fetchPolicy: 'cache-and-network' })
  const queue = data?.mailQueue
  const { oldestQueuedAt, refusal } = queue ?? {}
  return (
    <Part aria-label={words.title}>
      <Figures>
        <Figure term={words.queued} value={queue && formatCount(queue.queued)} />
        <Figure term={words.failedToday} value={queue && formatCount(queue.failedToday)} />
        <Figure
          term={words.oldest}
          value={queue && (oldestQueuedAt ? shortDateTime(oldestQueuedAt) : words.nothingWaits)}
        />
      </Figures>
      {refusal && <Notice>{words.refused(refusal)}</Notice>}
      {data?.sendsMail === false && <Text tone="muted">{words.onlyKept}</Text>}
    </Part>
  )
}

function Figure({ term, value }: { term: string; value: string | null | undefined }) {
  return (
    <Pair>
      <Term>{term}</Term>
      <Value>{value ?? '–'}</Value>
    </Pair>
  )
}

const Part = styled.section`
  display: grid;
  gap: ${rem(8)};
  padding-block: ${rem(12)} ${rem(16)};
`

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(4)} ${rem(40)};
`

const Pair = styled.div`
  display: flex;
  gap: ${rem(10)};

  ${theme.media.phone} {
    width: 100%;
    justify-content: space-between;
  }
`

const Term = styled.dt`
  color: ${tone.text2};
`

const Value = styled.dd`
  font-weight: 600;
`
