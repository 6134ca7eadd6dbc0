import { useState } from 'react'
import styled from 'styled-components'
import type { WebhookEndpointRowFragment } from '../../../api/operationTypes'
import { integrations } from '../../../content/admin/integrations'
import { Heading } from '../../../ui/Heading'
import { Text } from '../../../ui/Text'
import { rem, theme } from '../../../ui/theme'
import type { AdminView } from '../section/useAdminView'
import { NoData } from '../section/NoData'
import { Panel } from '../section/Panel'
import { Endpoint } from './Endpoint'
import type { ShownSecret } from './Secret'
import { EndpointForm } from './EndpointForm'

const texts = integrations.endpoints

interface EndpointsProps {
  view: AdminView
  /** Missing if they could not be loaded. */
  endpoints: readonly WebhookEndpointRowFragment[] | null | undefined
  error: unknown
}

/** All endpoints, and the form for a new one. Only the team may mount it. */
export function Endpoints({ view, endpoints, error }: EndpointsProps) {
  const [shown, setShown] = useState<ShownSecret>()
  const [notice, setNotice] = useState('')
  if (!endpoints) return <NoData view={view} text={texts.failed} error={error} />
  return (
    <Part aria-label={texts.title}>
      <Heading level={2} size="d4">
        {texts.title}
      </Heading>
      <Text>{texts.lead}</Text>
      {endpoints.length === 0 && <Text tone="muted">{texts.none}</Text>}
      <Notice role="status">{notice}</Notice>
      {endpoints.map(endpoint => (
        <Endpoint
          key={endpoint.id}
          endpoint={endpoint}
          shown={shown}
          onSecret={setShown}
          onDone={setNotice}
        />
      ))}
      <Panel title={integrations.form.label} level={3}>
        <EndpointForm
          onSecret={secret => {
            setNotice('')
            setShown(secret)
          }}
        />
      </Panel>
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(16)};
  padding-block: ${rem(12)} ${theme.space.s7};
`

const Notice = styled.div`
  font-weight: 600;
  overflow-wrap: anywhere;
`
