import 'reflect-metadata'
import { Webhook } from 'standardwebhooks'
import { captureLog } from '../../test/captured-log'
import { deferred } from '../../test/mail-worker'
import { rounds } from '../../test/rounds'
import { services } from '../../test/services'
import { until } from '../../test/startup/processes'
import {
  createEndpoint,
  listDeliveries,
  queueEvents,
  setUpWebhooks,
  untilDelivery,
} from '../../test/webhooks'
import { db } from '../database/data-source'
import { contactCreated } from '../features/contact/contact.events'
import { webhookTest } from './webhook-test'
import { emit, webhookEventsSql } from './emit'
import { claimDeliveries } from './webhook-claim'
import { WebhookDelivery, WebhookState } from './webhook-delivery.entity'
import { WebhookEndpoint } from './webhook-endpoint.entity'
import { defineWebhookEvent } from './webhook-event-type'
import { writeWebhookResult } from './webhook-result'

const hooks = setUpWebhooks()
const isIn =
  (state: WebhookState) =>
  ({ state: current }: WebhookDelivery) =>
    current === state
const { queued, sending, delivered, failed } = WebhookState

test('webhooks: an event arrives signed, with its type, time and data (SEC-W1)', async () => {
  const receiver = await hooks.receiver()
  const { secret } = await createEndpoint({ url: receiver.url })
  await hooks.worker({ isNotifiedOfDue: false })
  const [contactId] = await queueEvents()
  const delivery = await untilDelivery(isIn(delivered))
  const [request] = receiver.received
  const headers = request!.headers as Record<string, string>
  const payload = new Webhook(secret).verify(request!.body, headers)
  expect(payload).toEqual({
    id: delivery.eventId,
    type: 'contact.created',
    createdAt: delivery.event.createdAt.toISOString(),
    data: { contactId },
  })
  expect(headers['webhook-id']).toBe(delivery.eventId)
  expect(headers['content-type']).toBe('application/json')
  expect(delivery).toMatchObject({ attempts: 1, status: 204, answer: '', failure: null })
  expect(() => new Webhook(secret).verify(`${request!.body} `, headers)).toThrow()
})

test('webhooks: two servers deliver each event once (SEC-W2)', async () => {
  const receiver = await hooks.receiver()
  await createEndpoint({ url: receiver.url })
  await Promise.all([hooks.worker(), hooks.worker()])
  const events = rounds(10, 30)
  const ids = (await Promise.all([queueEvents(events), queueEvents(events)])).flat()
  await until('all are delivered', async () =>
    (await listDeliveries()).every(({ state }) => state === delivered),
  )
  const contactIds = receiver.received.map(({ body }) => /"contactId":"([^"]+)"/.exec(body)?.[1])
  expect(contactIds.toSorted()).toEqual(ids.toSorted())
})

test('webhooks: an event is stored with its cause or not at all (SEC-W1)', async () => {
  await createEndpoint()
  const rolledBack = db.transaction(async em => {
    await emit(contactCreated, [{ id: 'one' }], em)
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect(await listDeliveries()).toEqual([])
})

test('webhooks: only active endpoints that chose the kind get it', async () => {
  const { endpoint } = await createEndpoint()
  await createEndpoint({ isActive: false })
  await createEndpoint({ events: ['wave_sent'] })
  await queueEvents()
  expect((await listDeliveries()).map(({ endpointId }) => endpointId)).toEqual([endpoint.id])
})

test('webhooks: nothing is stored without an endpoint', async () => {
  await queueEvents()
  expect(await db.query('SELECT id FROM webhook_event')).toEqual([])
})

test('webhooks: emitting an event that no feature lists throws', async () => {
  const unlisted = defineWebhookEvent('nobody_lists', 'Not listed.')
  await expect(emit(unlisted, [], db.manager)).rejects.toThrow(
    'No feature lists the webhook event nobody_lists (webhookEvents).',
  )
})

test('webhooks: a server killed after sending delivers again with the same id (SEC-W2)', async () => {
  const receiver = await hooks.receiver()
  await createEndpoint({ url: receiver.url })
  await queueEvents()
  // The killed server has sent the event and has not written the result.
  const [claimed] = await claimDeliveries()
  await services.webhooks.attempt(claimed!)
  await hooks.worker()
  expect((await listDeliveries())[0]?.state).toBe(sending)
  await db.query(`UPDATE webhook_delivery SET "leaseUntil" = now()`)
  const { attempts } = await untilDelivery(isIn(delivered))
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(ids).toEqual([claimed?.eventId, claimed?.eventId])
  expect(attempts).toBe(2)
  await writeWebhookResult(services, claimed!, { status: 500, answer: '', failure: 'Late.' })
  expect((await listDeliveries())[0]).toMatchObject({ state: delivered, failure: null })
})

test('webhooks: a result is written later if the database fails after the delivery (SEC-W2)', async () => {
  const log = captureLog('error')
  const receiver = await hooks.receiver((_, res) => {
    jest.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('gone'))
    res.writeHead(204).end()
  })
  await createEndpoint({ url: receiver.url })
  await queueEvents()
  await hooks.worker({ isNotifiedOfDue: false })
  await untilDelivery(isIn(delivered))
  jest.restoreAllMocks()
  expect(receiver.received).toHaveLength(1)
  const [line] = log.lines()
  expect(line?.msg).toBe('writing the result of a webhook failed and is retried:')
  log.end()
})

test('webhooks: an endpoint that hangs delays no other one', async () => {
  const released = deferred()
  const slow = await hooks.receiver((_, res) => {
    void released.promise.then(() => res.writeHead(204).end())
  })
  const fast = await hooks.receiver()
  await createEndpoint({ url: slow.url })
  await hooks.worker()
  await queueEvents(20)
  await until('it is busy', () => slow.received.length === 5)
  await createEndpoint({ url: fast.url })
  await queueEvents()
  await until('the other one is served', () => fast.received.length === 1)
  expect(slow.received).toHaveLength(5)
  released.resolve()
  await until('all are served', () => slow.received.length === 21)
})

test('webhooks: a failure is retried after a minute, and the status and answer are stored', async () => {
  let status = 503
  const receiver = await hooks.receiver((_, res) => res.writeHead(status).end('Not\0 now'))
  const { endpoint } = await createEndpoint({ url: receiver.url })
  await hooks.worker()
  await queueEvents()
  const delivery = await untilDelivery(it => it.failure !== null)
  expect(delivery).toMatchObject({ state: queued, status: 503, answer: 'Not now' })
  expect(delivery.failure).toBe('The endpoint responded with 503.')
  const pause = delivery.dueAt.getTime() - delivery.startedAt!.getTime()
  expect(pause).toBeGreaterThan(50_000)
  expect(pause).toBeLessThan(90_000)
  const rows = db.getRepository(WebhookEndpoint)
  expect((await rows.findOneByOrFail({ id: endpoint.id })).failures).toBe(1)
  // The workers have looked for due deliveries since.
  await queueEvents()
  await until('the second one has failed', async () =>
    (await listDeliveries()).every(it => it.failure !== null),
  )
  expect(receiver.received).toHaveLength(2)
  status = 200
  await db.query('UPDATE webhook_delivery SET "dueAt" = now()')
  await until('both are delivered', async () => (await listDeliveries()).every(isIn(delivered)))
  expect((await rows.findOneByOrFail({ id: endpoint.id })).failures).toBe(0)
})

test('webhooks: after the last try a delivery has failed', async () => {
  const receiver = await hooks.receiver((_, res) => res.writeHead(500).end())
  await createEndpoint({ url: receiver.url })
  await queueEvents()
  await db.query('UPDATE webhook_delivery SET attempts = 15')
  await hooks.worker()
  expect((await untilDelivery(isIn(failed))).attempts).toBe(16)
})

test('webhooks: a worker that stops finishes its deliveries and claims no more (SEC-W9)', async () => {
  const released = deferred()
  const receiver = await hooks.receiver((_, res) => {
    void released.promise.then(() => res.writeHead(204).end())
  })
  await createEndpoint({ url: receiver.url })
  const worker = await hooks.worker()
  await queueEvents(30)
  await until('it is busy', () => receiver.received.length === 5)
  const stopped = worker.stop()
  released.resolve()
  await stopped
  const states = (await listDeliveries()).map(({ state }) => state)
  expect(new Set(states)).toEqual(new Set([delivered, queued]))
  // A claim that had begun before the stop may find the first five delivered, and take five more.
  const sent = states.filter(state => state === delivered).length
  expect([5, 6, 7, 8, 9, 10]).toContain(sent)
  expect(receiver.received).toHaveLength(sent)
})

test('webhooks: a test is not retried and counts no failure', async () => {
  const receiver = await hooks.receiver((_, res) => res.writeHead(500).end())
  const { endpoint } = await createEndpoint({ url: receiver.url, events: [webhookTest.name] })
  await db.query(`WITH ${webhookEventsSql(webhookTest, `SELECT '{}'::jsonb AS data`)} SELECT`)
  await hooks.worker()
  await untilDelivery(isIn(failed))
  const rows = db.getRepository(WebhookEndpoint)
  expect((await rows.findOneByOrFail({ id: endpoint.id })).failures).toBe(0)
})
