import { useMemo } from 'react'
import styled from 'styled-components'
import { isFirst } from '../../../api/apollo/isFirst'
import type { WebhookDeliveryRowFragment } from '../../../api/operationTypes'
import { useWebhookDeliveriesQuery, useWebhookEndpointsQuery } from './integrations.generated'
import { integrations } from '../../../content/admin/integrations'
import { shortDateTime } from '../../../format/dates'
import { Select } from '../../../ui/fields/Select'
import { Heading } from '../../../ui/Heading'
import { Loading } from '../../../ui/Loading'
import type { Column } from '../../../ui/lists/TableRow'
import { rem, theme } from '../../../ui/theme'
import { AdminList } from '../list/AdminList'
import { ListTable } from '../list/ListTable'
import { useAdminList } from '../list/useAdminList'
import { useNotice } from '../list/useNotice'
import { AdminSection, type SectionProps } from '../section/AdminSection'
import { optionsOf, parseKey } from '../section/recordKeys'
import { DeliveryResult, DeliveryState, eventName } from './DeliveryState'
import { endpointName } from './endpointName'
import { Endpoints } from './Endpoints'

const texts = integrations.deliveries

const states = [{ value: '', label: texts.any }, ...optionsOf(integrations.states)]

const columnsWith = (onDone: (notice: string) => void): Column<WebhookDeliveryRowFragment>[] => [
  { header: texts.event, kind: 'title', cell: ({ type }) => eventName(type) },
  { header: texts.to, kind: 'date', cell: ({ endpoint }) => <To>{endpointName(endpoint.url)}</To> },
  {
    header: texts.state,
    kind: 'actions',
    cell: delivery => <DeliveryState delivery={delivery} onDone={onDone} />,
  },
  { header: texts.when, kind: 'date', cell: ({ createdAt }) => shortDateTime(createdAt) },
  { header: texts.result, kind: 'date', cell: delivery => <DeliveryResult delivery={delivery} /> },
]

/**
 * The webhooks and their deliveries, latest first. It requests the team's data, so only the team may
 * mount it.
 */
export function Integrations({ title, view }: SectionProps<'state'>) {
  const state = parseKey(integrations.states, view.get('state'))
  const list = useAdminList(view, {
    useListQuery: useWebhookDeliveriesQuery,
    field: 'webhookDeliveries',
    filter: { state },
  })
  const [notice, setNotice] = useNotice(list.key)
  const columns = useMemo(() => columnsWith(setNotice), [setNotice])
  const endpoints = useWebhookEndpointsQuery({ fetchPolicy: 'cache-and-network' })
  // They stand above the deliveries.
  if (isFirst(endpoints))
    return (
      <AdminSection title={title}>
        <Loading page />
      </AdminSection>
    )
  return (
    <>
      <Endpoints view={view} endpoints={endpoints.data?.webhookEndpoints} error={endpoints.error} />
      <Head>
        <Heading level={2} size="d4">
          {texts.title}
        </Heading>
        <Select
          label={texts.state}
          value={state ?? ''}
          options={states}
          onChange={state => view.setParams({ state })}
        />
      </Head>
      <AdminList title={title} list={list} texts={texts} notice={notice.texts}>
        <ListTable
          list={list}
          texts={{ ...texts, empty: state ? texts.noneInState : texts.empty }}
          columns={columns}
        />
      </AdminList>
    </>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: ${rem(16)};
`

/* A long path has several lines, so that the table does not become wider. */
const To = styled.span`
  display: inline-block;
  max-width: ${rem(220)};
  white-space: normal;
  overflow-wrap: anywhere;

  ${theme.media.cards} {
    display: inline;
  }
`
