import { isFirst } from '../../../api/apollo/isFirst'
import { useMailQueueQuery } from './mail.generated'
import { mailTexts } from '../../../content/admin/mail'
import { shortDateTime } from '../../../format/dates'
import { formatCount } from '../../../format/numbers'
import { FigureLine } from '../section/FigureLine'

const texts = mailTexts.queue

/**
 * Shows the number of queued mails and the number that failed today. It is refetched after each
 * change; a timer would keep the session alive. Only the team may mount it.
 */
export function MailQueue() {
  const query = useMailQueueQuery({ fetchPolicy: 'cache-and-network' })
  const queue = query.data?.mailQueue
  const oldestQueuedAt = queue?.oldestQueuedAt
  return (
    <section aria-label={texts.title}>
      <FigureLine
        isLoading={isFirst(query)}
        items={[
          { term: texts.queued, value: queue && formatCount(queue.queued) },
          { term: texts.failedToday, value: queue && formatCount(queue.failedToday) },
          {
            term: texts.oldest,
            value: queue && (oldestQueuedAt ? shortDateTime(oldestQueuedAt) : texts.nothingWaits),
          },
        ]}
      />
    </section>
  )
}
