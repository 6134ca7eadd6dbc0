import styled from 'styled-components'
import { useMailQueueQuery } from './mail.generated'
import { mailTexts } from '../../../content/admin/mail'
import { shortDateTime } from '../../../format/dates'
import { formatCount } from '../../../format/numbers'
import { Notice } from '../../../ui/Notice'
import { Text } from '../../../ui/Text'
import { rem } from '../../../ui/theme'
import { FigureLine } from '../section/FigureLine'

const texts = mailTexts.queue

/**
 * Shows the number of queued mails, the number that failed today, and why no mail is sent. It is
 * refetched after each change; a timer would keep the session alive. Only the team may mount it.
 */
export function MailQueue() {
  const { data } = useMailQueueQuery({ fetchPolicy: 'cache-and-network' })
  const queue = data?.mailQueue
  const { oldestQueuedAt, refusal } = queue ?? {}
  return (
    <Part aria-label={texts.title}>
      <FigureLine
        items={[
          { term: texts.queued, value: queue && formatCount(queue.queued) },
          { term: texts.failedToday, value: queue && formatCount(queue.failedToday) },
          {
            term: texts.oldest,
            value: queue && (oldestQueuedAt ? shortDateTime(oldestQueuedAt) : texts.nothingWaits),
          },
        ]}
      />
      {refusal && <Notice>{texts.refused(refusal)}</Notice>}
      {data?.sendsMail === false && <Text tone="muted">{texts.onlyKept}</Text>}
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  gap: ${rem(8)};
  padding-block: ${rem(12)} ${rem(16)};
`
