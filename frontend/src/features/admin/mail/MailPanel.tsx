import { useEffect } from 'react'
import { invalidate } from '../../../api/apollo/invalidate'
import { useMailDetailsQuery } from './mail.generated'
import { mailTexts } from '../../../content/admin/mail'
import { shortDateTime } from '../../../format/dates'
import { MailAddress } from '../../../ui/MailAddress'
import { Facts } from '../../../ui/Facts'
import { DetailsPanel } from '../panel/DetailsPanel'
import { usePanel } from '../panel/usePanel'
import { MailActions } from './MailActions'
import { mailLinkId, templateName } from './MailLink'
import { MailStateBadge } from './MailStateBadge'
import { type MailDetails, MailText } from './MailText'

const texts = mailTexts.panel

/** Shows the mail that the URL selects, over the list. Only the team may mount it. */
export function MailPanel() {
  const { id, close } = usePanel('mail')
  return id === undefined ? null : <OpenPanel key={id} id={id} onClose={close} />
}

/** How often a mail that is being sent is read again, in milliseconds. */
const POLL_MS = 2_000

/**
 * Whether the mail is being sent, or was just queued. Later tries can be hours away: reading it again
 * until then would keep the session alive.
 */
const isUnderWay = ({ state, attempts }: MailDetails) =>
  state === 'sending' || (state === 'queued' && attempts === 0)

function OpenPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch, startPolling, stopPolling } = useMailDetailsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const mail = data?.mail
  const isMoving = Boolean(mail && isUnderWay(mail))
  useEffect(() => {
    if (!isMoving) return undefined
    startPolling(POLL_MS)
    return () => {
      stopPolling()
      // The counts above the list have changed with the mail.
      invalidate('mailQueue').catch(console.error)
    }
  }, [isMoving, startPolling, stopPolling])
  return (
    <DetailsPanel
      id={id}
      title={mail ? templateName(mail.template) : undefined}
      texts={texts}
      linkId={mailLinkId}
      error={error}
      refetch={refetch}
      onClose={onClose}
    >
      {mail && (
        <>
          <div>
            <Facts items={factsOf(mail)} />
            <MailActions mail={mail} refetch={refetch} />
          </div>
          <MailText mail={mail} />
        </>
      )}
    </DetailsPanel>
  )
}

function factsOf({ subject, to, state, attempts, failure, createdAt, sentAt, dueAt }: MailDetails) {
  return [
    ...(subject === null ? [] : [{ term: texts.subject, value: subject }]),
    { term: mailTexts.to, value: <MailAddress>{to}</MailAddress> },
    { term: mailTexts.state, value: <MailStateBadge state={state} /> },
    { term: mailTexts.written, value: shortDateTime(createdAt) },
    ...(sentAt ? [{ term: texts.sent, value: shortDateTime(sentAt) }] : []),
    ...(state === 'queued' ? [{ term: texts.due, value: shortDateTime(dueAt) }] : []),
    ...(attempts > 0 ? [{ term: texts.attempts, value: attempts }] : []),
    ...(failure && state !== 'sent' ? [{ term: failureTerm(state), value: failure }] : []),
  ]
}

/** A mail that is queued again has a last failure, but has not failed permanently. */
const failureTerm = (state: string) =>
  state === 'queued' || state === 'sending' ? texts.lastFailure : texts.failure
