import { invalidates } from '../../../api/apollo/invalidate'
import styled from 'styled-components'
import type { WebhookDeliveryRowFragment } from '../../../api/operationTypes'
import { useRedeliverWebhookMutation } from './integrations.generated'
import { useAction } from '../../../api/useAction'
import { integrations } from '../../../content/admin/integrations'
import { shortDateTime } from '../../../format/dates'
import { Badge } from '../../../ui/Badge'
import { SmallButton } from '../../../ui/SmallButton'
import { MarkedCell } from '../../../ui/lists/MarkedCell'
import { rem } from '../../../ui/theme'
import { findValue } from '../section/recordKeys'
import { endpointName } from './endpointName'

const texts = integrations.deliveries
const badgeLooks = {
  queued: 'waiting',
  sending: 'waiting',
  delivered: 'joined',
  failed: 'failed',
} as const

/** Returns the kind of event in plain words. */
export const eventName = (type: string) => findValue(integrations.events, type) ?? type

interface DeliveryStateProps {
  delivery: WebhookDeliveryRowFragment
  /** Called with a sentence for the team. */
  onDone: (notice: string) => void
}

/** Shows the state of a delivery, and sends it again. */
export function DeliveryState({ delivery, onDone }: DeliveryStateProps) {
  const { id, type, state, createdAt, endpoint } = delivery
  const [redeliver] = useRedeliverWebhookMutation({
    refetchQueries: invalidates('webhookEndpoints', 'webhookDeliveries'),
  })
  const { pending, run } = useAction(texts.again.notSent)
  const to = endpointName(endpoint.url)
  const about = [eventName(type), shortDateTime(createdAt), to] as const
  const send = () =>
    run(async () => {
      const sent = (await redeliver({ variables: { input: { id } } })).data?.redeliverWebhook
      onDone(sent?.failure ? texts.again.failed(sent.failure) : texts.again.delivered)
    })
  return (
    <MarkedCell
      mark={<Badge status={state} look={findValue(badgeLooks, state) ?? 'other'} />}
      label={texts.group(...about)}
    >
      {state !== 'sending' && (
        <SmallButton
          compact
          pending={pending && texts.again.pending}
          aria-label={texts.again.named(...about)}
          onClick={() => void send()}
        >
          {texts.again.label}
        </SmallButton>
      )}
    </MarkedCell>
  )
}

/** Shows the result of the latest try, with what was sent and the beginning of the response. */
export function DeliveryResult({ delivery }: { delivery: WebhookDeliveryRowFragment }) {
  const { state, attempts, status, failure, answer, payload, dueAt } = delivery
  return (
    <Result>
      {attempts > 0 && <p>{[texts.tries(attempts), status].filter(Boolean).join(', ')}</p>}
      {failure && <p>{failure}</p>}
      {state === 'queued' && <p>{texts.next(shortDateTime(dueAt))}</p>}
      <details>
        <summary>{texts.details}</summary>
        <dl>
          <dt>{texts.payload}</dt>
          <Code>{payload}</Code>
          <dt>{texts.answer}</dt>
          <Code>{answer === null ? texts.noAnswer : answer || texts.noText}</Code>
        </dl>
      </details>
    </Result>
  )
}

const Result = styled.div`
  min-width: min(${rem(200)}, 100%);
  max-width: ${rem(420)};
  white-space: normal;
  overflow-wrap: anywhere;

  summary {
    width: fit-content;
    min-height: ${rem(24)};
    text-decoration: underline;
    cursor: pointer;
  }

  dt {
    margin-top: ${rem(8)};
    font-weight: 600;
  }
`

const Code = styled.dd`
  font-family: monospace;
  font-size: ${rem(14)};
  white-space: pre-wrap;
`
