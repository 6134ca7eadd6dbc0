import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { person } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { runJobNow } from '../../../test/jobs'
import {
  RedeliverWebhookDocument,
  TestWebhookDocument,
  WebhookDeliveriesDocument,
} from '../../../test/operations'
import { startReceiver } from '../../../test/webhook-receiver'
import { createEndpoint, listDeliveries, queueEvents } from '../../../test/webhooks'
import { AuditRecord } from '../../audit/audit-record.entity'
import { db } from '../../database/data-source'
import { countByState } from '../../outbox/outbox'
import { claimDeliveries, webhookOutbox } from '../../webhooks/webhook-claim'
import { WebhookDelivery, WebhookState } from '../../webhooks/webhook-delivery.entity'

const api = startApi({ webhookAllowLoopback: true })
let close: (() => Promise<void>) | undefined

afterEach(async () => {
  await close?.()
  close = undefined
})

async function endpointFor(respond?: RequestListener) {
  const receiver = await startReceiver(respond)
  close = receiver.close
  const { endpoint } = await createEndpoint({ url: receiver.url })
  return { receiver, endpoint }
}

test('webhooks: the team lists deliveries latest first, and filters them', async () => {
  const caller = await api.team()
  const { endpoint: one } = await createEndpoint({ url: 'https://one.example/' })
  const { endpoint: other } = await createEndpoint({ url: 'https://other.example/' })
  const [contactId] = await queueEvents()
  const list = async (variables = {}) =>
    (await caller.ok(WebhookDeliveriesDocument, variables)).webhookDeliveries
  const { edges, totalCount } = await list()
  expect(totalCount).toBe(2)
  const { node } = edges[0]!
  expect(node).toMatchObject({ type: 'contact_created', state: 'queued', attempts: 0 })
  expect(JSON.parse(node.payload)).toEqual({
    id: node.eventId,
    type: 'contact.created',
    createdAt: expect.any(String),
    data: { contactId },
  })
  const own = await list({ endpointId: one.id })
  expect(own.edges.map(edge => edge.node.endpoint)).toEqual([
    expect.objectContaining({ id: one.id, url: one.url }),
  ])
  await db
    .getRepository(WebhookDelivery)
    .update({ endpointId: other.id }, { state: WebhookState.failed })
  expect((await list({ state: 'failed' })).edges).toHaveLength(1)
  expect((await list({ type: 'contact_created' })).totalCount).toBe(2)
  expect((await list({ type: 'wave_sent' })).totalCount).toBe(0)
})

test('webhooks: a test event is sent at once and once', async () => {
  const { receiver, endpoint } = await endpointFor((_, res) => res.writeHead(500).end('No'))
  const caller = await api.team()
  const input = { id: endpoint.id }
  const { testWebhook } = await caller.ok(TestWebhookDocument, { input })
  expect(testWebhook).toMatchObject({
    type: 'webhook_test',
    state: 'failed',
    attempts: 1,
    status: 500,
    answer: 'No',
    failure: 'The endpoint responded with 500.',
  })
  expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({ type: 'webhook.test', data: {} })
  const records = await db.getRepository(AuditRecord).find()
  expect(records).toMatchObject([{ action: 'webhook_test', subjectId: endpoint.id }])
})

test('webhooks: a delivery is sent again with the same id', async () => {
  let status = 500
  const { receiver } = await endpointFor((_, res) => res.writeHead(status).end())
  const caller = await api.team()
  await queueEvents()
  const [{ id, eventId } = new WebhookDelivery()] = await listDeliveries()
  const redeliver = async () =>
    (await caller.ok(RedeliverWebhookDocument, { input: { id } })).redeliverWebhook
  expect(await redeliver()).toMatchObject({ state: 'queued', attempts: 1, status: 500 })
  status = 200
  expect(await redeliver()).toMatchObject({ state: 'delivered', attempts: 2, failure: null })
  expect(await redeliver()).toMatchObject({ state: 'delivered', attempts: 3 })
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(ids).toEqual([eventId, eventId, eventId])
  const records = await db.getRepository(AuditRecord).find({ order: { sequence: 'ASC' } })
  expect(records.map(({ action, subjectId }) => [action, subjectId])).toEqual(
    Array(3).fill(['webhook_redeliver', id]),
  )
})

test('webhooks: nothing is sent again while it is being sent, or to an endpoint that is off', async () => {
  const { endpoint, receiver } = await endpointFor()
  const caller = await api.team()
  await queueEvents()
  const [claimed] = await claimDeliveries()
  const again = () => caller.fails(RedeliverWebhookDocument, { input: { id: claimed!.id } })
  expect(await again()).toMatchObject({ code: 'CONFLICT' })
  await db.query('UPDATE webhook_endpoint SET "isActive" = false')
  const off = { code: 'CONFLICT', message: 'This webhook is off. Please switch it on first.' }
  expect(await again()).toMatchObject(off)
  expect(await caller.fails(TestWebhookDocument, { input: { id: endpoint.id } })).toMatchObject(off)
  expect(receiver.received).toEqual([])
})

test('webhooks: only the team may use deliveries (SEC-W7)', async () => {
  const member = await api.as(await person())
  const input = { id: randomUUID() }
  for (const [document, variables] of [
    [WebhookDeliveriesDocument, {}],
    [RedeliverWebhookDocument, { input }],
  ] as const) {
    expect(await member.fails(document, variables)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await api.visitor.fails(document, variables)).toMatchObject({ code: 'UNAUTHENTICATED' })
  }
  const caller = await api.team()
  expect(await caller.fails(RedeliverWebhookDocument, { input })).toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('webhooks: events are deleted after 30 days, with their deliveries (SEC-W8)', async () => {
  await createEndpoint()
  const [old, young] = [...(await queueEvents()), ...(await queueEvents())]
  const age = (contactId: string | undefined, days: string) =>
    db.query(
      `UPDATE webhook_event SET "createdAt" = now() - $2::interval WHERE data->>'contactId' = $1`,
      [contactId, days],
    )
  await age(old, '30 days 1 minute')
  await age(young, '29 days 23 hours')
  await runJobNow('webhook_retention')
  expect((await listDeliveries()).map(({ event }) => event.data['contactId'])).toEqual([young])
})

test('webhooks: deliveries are counted by state', async () => {
  await createEndpoint()
  await queueEvents(2)
  const counts = await countByState(webhookOutbox, Object.values(WebhookState))
  expect(counts).toEqual({ queued: 2, sending: 0, delivered: 0, failed: 0 })
})
