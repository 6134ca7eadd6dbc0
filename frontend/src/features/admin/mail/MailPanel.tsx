import { useMailDetailsQuery } from './mail.generated'
import { mailTexts } from '../../../content/admin/mail'
import { shortDateTime } from '../../../format/dates'
import { Address } from '../../../ui/lists/Address'
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

function OpenPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useMailDetailsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const mail = data?.mail
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
    { term: mailTexts.to, value: <Address of={to} /> },
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
