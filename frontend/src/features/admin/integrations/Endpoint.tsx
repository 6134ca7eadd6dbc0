import { useRef } from 'react'
import type { WebhookEndpointRowFragment } from '../../../api/operationTypes'
import { integrations } from '../../../content/admin/integrations'
import { shortDateTime } from '../../../format/dates'
import { Badge } from '../../../ui/Badge'
import { Facts } from '../../../ui/Facts'
import { focusOrTitle } from '../../../ui/focusOrTitle'
import { Panel } from '../section/Panel'
import { findValue } from '../section/recordKeys'
import { EndpointActions } from './EndpointActions'
import { isRotating } from './isRotating'
import { Secret, type ShownSecret } from './Secret'

const texts = integrations.endpoints

interface EndpointProps {
  endpoint: WebhookEndpointRowFragment
  shown: ShownSecret | undefined
  onSecret: (secret: ShownSecret | undefined) => void
  /** Called with a sentence for the team. */
  onDone: (notice: string) => void
}

/** One endpoint: what it receives, its problems, its new secret and its actions. */
export function Endpoint({ endpoint, shown, onSecret, onDone }: EndpointProps) {
  const actions = useRef<HTMLDivElement>(null)
  const title = texts.named(endpoint.url)
  // The button that had the focus may be gone, and after a deletion the whole endpoint.
  const keepFocus = () => focusOrTitle(actions.current)
  const hide = () => {
    onSecret(undefined)
    keepFocus()
  }
  const done = (notice: string) => {
    onDone(notice)
    keepFocus()
  }
  return (
    <section aria-label={title}>
      <Panel title={title} level={3}>
        <Facts items={factsOf(endpoint)} />
        {shown?.id === endpoint.id && (
          <Secret key={shown.secret} secret={shown.secret} onHide={hide} />
        )}
        <EndpointActions ref={actions} endpoint={endpoint} onSecret={onSecret} onDone={done} />
      </Panel>
    </section>
  )
}

function factsOf(endpoint: WebhookEndpointRowFragment) {
  const { events, isActive, failures, disabledAt } = endpoint
  const state = isActive ? texts.on : texts.off
  return [
    { term: texts.state, value: <Badge status={state} look={isActive ? 'joined' : 'other'} /> },
    {
      term: texts.reports,
      value: events.map(name => findValue(integrations.events, name) ?? name).join(', '),
    },
    ...(disabledAt
      ? [{ term: texts.problem, value: texts.disabled(shortDateTime(disabledAt)) }]
      : failures > 0
        ? [{ term: texts.problem, value: texts.failures(failures) }]
        : []),
    ...(isRotating(endpoint)
      ? [{ term: texts.previous, value: texts.until(shortDateTime(endpoint.rotationEndsAt)) }]
      : []),
  ]
}
