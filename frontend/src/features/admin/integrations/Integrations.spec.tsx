import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { enter } from '../../../testing/enter'
import { connectionOf } from '../../../testing/connectionOf'
import { errorResponse, mockServer } from '../../../testing/mockServer'
import { renderWithApi } from '../../../testing/renderWithApi'
import { currentToast } from '../../../ui/toast'
import { CurrentSection } from '../CurrentSection'

const url = 'https://erp.example/hooks'

const endpoint = (changes: object = {}) => ({
  __typename: 'WebhookEndpoint',
  id: 'e1',
  url,
  events: ['booking_created', 'offer_accepted'],
  isActive: true,
  failures: 0,
  rotationEndsAt: null,
  disabledAt: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  ...changes,
})

const delivery = (changes: object = {}) => ({
  __typename: 'WebhookDelivery',
  id: 'd1',
  eventId: 'v1',
  type: 'booking_created',
  state: 'failed',
  attempts: 16,
  dueAt: '2026-11-20T16:00:00.000Z',
  status: 500,
  answer: 'Out of memory',
  failure: 'The endpoint responded with 500.',
  payload: '{"id":"v1","type":"booking.created"}',
  createdAt: '2026-11-20T15:00:00.000Z',
  endpoint: { __typename: 'WebhookEndpoint', id: 'e1', url },
  ...changes,
})

const listOf = (deliveries: { id: string }[]) => ({
  data: { webhookDeliveries: connectionOf('WebhookDelivery', deliveries) },
})

const endpointsOf = (...endpoints: object[]) => ({ data: { webhookEndpoints: endpoints } })

async function open(answers: object = {}, at = '/admin?view=integrations') {
  const operations = mockServer({
    WebhookEndpoints: () => endpointsOf(endpoint()),
    WebhookDeliveries: () => listOf([delivery()]),
    ...answers,
  })
  await renderWithApi(
    <>
      <h1 tabIndex={-1}>Integrations</h1>
      <CurrentSection name="integrations" />
    </>,
    at,
  )
  return operations
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const secret = 'whsec_c2VjcmV0'

const made = (field: string) => () => ({
  data: { [field]: { __typename: 'WebhookEndpointSecret', secret, endpoint: endpoint() } },
})

describe('admin integrations', () => {
  it('shows an endpoint with its events in plain words; why it is off, how often it failed, and until when two secrets are valid', async () => {
    const disabledAt = '2026-11-20T16:30:00.000Z'
    const url2 = 'https://erp.example/2'
    const endpoints = [
      endpoint({ isActive: false, failures: 20, disabledAt }),
      endpoint({ id: 'e2', url: url2, failures: 3, rotationEndsAt: '2999-11-20T16:30:00.000Z' }),
    ]
    await open({ WebhookEndpoints: () => endpointsOf(...endpoints) })
    const off =
      'Switched off on Nov 20, 2026, 11:30 AM: for at least an hour every try failed, 20 or more.'
    expect(await screen.findByText(off)).toBeVisible()
    const panel = within(screen.getByRole('region', { name: `Webhook ${url2}` }))
    expect(panel.getByText('A court is booked, An offer is accepted')).toBeVisible()
    expect(panel.getByText('on')).toBeVisible()
    expect(panel.getByText('The last 3 tries failed.')).toBeVisible()
    expect(panel.getByText('Valid until Nov 20, 2999, 11:30 AM')).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^Send a test/ })).toHaveLength(1)
    await press(`New secret: ${url2}`)
    expect(panel.getByText(/The one before it stops now/)).toBeVisible()
  })

  it('says once why no endpoint is added; adds one, and shows its secret once', async () => {
    let isAdded = false
    const sentence = 'There are 20 webhooks already.'
    const refusals = [errorResponse('CONFLICT', sentence)]
    const operations = await open({
      WebhookEndpoints: () => endpointsOf(...(isAdded ? [endpoint()] : [])),
      CreateWebhookEndpoint: () => {
        const refusal = refusals.shift()
        if (refusal) return refusal
        isAdded = true
        return made('createWebhookEndpoint')()
      },
    })
    expect(await screen.findByText('There is no webhook yet.')).toBeVisible()
    await press('Add the webhook')
    expect(await screen.findByText('Please choose at least one event')).toBeVisible()
    expect(screen.getByText('URL is required')).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: 'Test' })).not.toBeInTheDocument()
    await enter(screen.getByRole('textbox', { name: /^URL/ }), url)
    await userEvent.click(screen.getByRole('checkbox', { name: 'A court is booked' }))
    await press('Add the webhook')
    expect(await screen.findByText(`Not added: ${sentence}`)).toBeVisible()
    expect(currentToast()).toBeUndefined()
    expect(screen.getByRole('textbox', { name: /^URL/ })).toHaveValue(url)
    await press('Add the webhook')
    const shown = await screen.findByRole('group', { name: 'Secret' })
    expect(shown).toHaveFocus()
    expect(within(shown).getByRole('textbox', { name: 'Secret' })).toHaveValue(secret)
    const sent = operations.find(({ operationName }) => operationName === 'CreateWebhookEndpoint')
    expect(sent?.variables).toEqual({ input: { url, events: ['booking_created'] } })
    await press('Hide it')
    expect(screen.queryByDisplayValue(secret)).not.toBeInTheDocument()
    expect(screen.getByRole('group', { name: `Actions for ${url}` })).toHaveFocus()
  })

  it('makes a new secret after a second look, which says until when the former one is valid', async () => {
    const operations = await open({ RotateWebhookSecret: made('rotateWebhookSecret') })
    await press(`New secret: ${url}`)
    expect(screen.getByText(/^For 24 hours the previous secret/)).toBeVisible()
    await press('Keep the secret')
    await press(`New secret: ${url}`)
    expect(operations.map(({ operationName }) => operationName)).not.toContain(
      'RotateWebhookSecret',
    )
    await press('Yes, make a new secret')
    expect(await screen.findByText('The new secret is shown: copy it now.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Secret' })).toHaveValue(secret)
  })

  it('sends a test and says its result, or a refusal as a toast', async () => {
    const arrived = { state: 'delivered', status: 204, failure: null }
    const answers = [
      errorResponse('CONFLICT', 'This webhook is off.'),
      { data: { testWebhook: delivery() } },
      { data: { testWebhook: delivery(arrived) } },
    ]
    await open({ TestWebhook: () => answers.pop() })
    await press(`Send a test: ${url}`)
    expect(await screen.findByText('The test arrived. The response was 204.')).toBeVisible()
    await press(`Send a test: ${url}`)
    expect(
      await screen.findByText('The test failed. The endpoint responded with 500.'),
    ).toBeVisible()
    await press(`Send a test: ${url}`)
    await waitFor(() => expect(currentToast()?.description).toBe('This webhook is off.'))
  })

  it('switches an endpoint off and on, and deletes it after a second look', async () => {
    let isActive = true
    let isDeleted = false
    await open({
      UpdateWebhookEndpoint: () => {
        isActive = !isActive
        return { data: { updateWebhookEndpoint: endpoint({ isActive }) } }
      },
      WebhookEndpoints: () => endpointsOf(...(isDeleted ? [] : [endpoint()])),
      DeleteWebhookEndpoint: () => {
        isDeleted = true
        return { data: { deleteWebhookEndpoint: true } }
      },
    })
    await press(`Switch off: ${url}`)
    expect(await screen.findByText('The webhook is off.')).toBeVisible()
    expect(screen.getByRole('group', { name: `Actions for ${url}` })).toHaveFocus()
    await press(`Switch on: ${url}`)
    expect(await screen.findByText('The webhook is on.')).toBeVisible()
    await press(`Delete: ${url}`)
    await press('Yes, delete it')
    expect(await screen.findByText('There is no webhook yet.')).toBeVisible()
    expect(await screen.findByText('The webhook is deleted.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Integrations' })).toHaveFocus()
  })

  it('lists deliveries with result, payload and response, and sends one again', async () => {
    const queued = delivery({
      id: 'd2',
      state: 'queued',
      attempts: 1,
      answer: null,
      status: null,
      createdAt: '2026-11-20T14:00:00.000Z',
    })
    const arrived = { state: 'delivered', failure: null, status: 200 }
    await open({
      WebhookDeliveries: () => listOf([delivery(), queued]),
      RedeliverWebhook: () => ({ data: { redeliverWebhook: delivery(arrived) } }),
    })
    const [row, other] = (await screen.findAllByText('A court is booked')).flatMap(
      cell => cell.closest<HTMLElement>('[role=row]') ?? [],
    )
    expect(row).toHaveTextContent('erp.example/hooks')
    expect(row).toHaveTextContent('16 tries, 500The endpoint responded with 500.')
    expect(row).toHaveTextContent('Sent{"id":"v1","type":"booking.created"}ResponseOut of memory')
    expect(other).toHaveTextContent('1 try')
    expect(other).toHaveTextContent('Next try: Nov 20, 2026, 11:00 AM')
    expect(other).toHaveTextContent('No response')
    await press('Send again: A court is booked, Nov 20, 2026, 10:00 AM, to erp.example/hooks')
    expect(await screen.findByText('The delivery arrived.')).toBeVisible()
  })

  it('filters deliveries by the URL', async () => {
    const operations = await open(
      { WebhookDeliveries: () => listOf([]) },
      '/admin?view=integrations&state=failed',
    )
    expect(await screen.findByText('No delivery is in this state')).toBeVisible()
    const query = operations.find(({ operationName }) => operationName === 'WebhookDeliveries')
    expect(query?.variables).toMatchObject({ state: 'failed' })
    await userEvent.selectOptions(screen.getByLabelText('State'), 'All')
    expect(await screen.findByText('No delivery in the last 30 days')).toBeVisible()
  })

  it('offers to try again if the webhooks cannot be loaded', async () => {
    await open({ WebhookEndpoints: () => errorResponse('INTERNAL_SERVER_ERROR', 'No') })
    expect(await screen.findByText('The webhooks could not be loaded.')).toBeVisible()
  })
})
