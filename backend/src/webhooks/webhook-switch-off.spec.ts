import 'reflect-metadata'
import { IsNull } from 'typeorm'
import { until } from '../../test/startup/processes'
import {
  createEndpoint,
  listDeliveries,
  queueEvents,
  setUpWebhooks,
  untilDelivery,
} from '../../test/webhooks'
import { HOUR_MS, MINUTE_MS } from '../core/durations'
import { db } from '../database/data-source'
import { claimDeliveries } from './webhook-claim'
import { WebhookDelivery, WebhookState } from './webhook-delivery.entity'
import { WebhookEndpoint } from './webhook-endpoint.entity'

const hooks = setUpWebhooks()
const { queued, delivered, failed } = WebhookState
const START = new Date('2026-11-23T15:00:00.000Z')
const later = (ms: number) => new Date(START.getTime() + ms)

const find = ({ id }: WebhookEndpoint) => db.getRepository(WebhookEndpoint).findOneByOrFail({ id })

/** Starts a receiver with this status, an endpoint and a worker whose time can be set. */
async function setUp({ status, ...values }: Partial<WebhookEndpoint> & { status: number }) {
  const state = { status, now: START }
  const receiver = await hooks.receiver((_, res) => res.writeHead(state.status).end())
  const { endpoint } = await createEndpoint({ url: receiver.url, ...values })
  await hooks.worker({ now: () => state.now })
  return { state, receiver, endpoint }
}

/** Queues an event; returns the endpoint after the first try of its delivery. */
async function sendOne(endpoint: WebhookEndpoint): Promise<WebhookEndpoint> {
  await db.query('DELETE FROM webhook_event')
  await queueEvents()
  await untilDelivery(({ attempts, lease }) => attempts === 1 && lease === null)
  return find(endpoint)
}

test('webhooks: a burst of failures leaves the endpoint on, and its deliveries are tried again', async () => {
  const { state, receiver, endpoint } = await setUp({ status: 500 })
  const deliveries = db.getRepository(WebhookDelivery)
  await queueEvents(21)
  await until(
    'all have failed once',
    async () => !(await deliveries.existsBy({ failure: IsNull() })),
  )
  for (const { attempts, dueAt, startedAt, ...delivery } of await listDeliveries()) {
    expect(delivery).toMatchObject({ state: queued, status: 500 })
    expect(attempts).toBe(1)
    expect(dueAt.getTime() - startedAt!.getTime()).toBeGreaterThan(0.8 * MINUTE_MS)
  }
  const counted = { isActive: true, failures: 20, failingSince: START, disabledAt: null }
  expect(await find(endpoint)).toMatchObject(counted)
  expect(await db.query('SELECT FROM mail')).toEqual([])
  Object.assign(state, { status: 204, now: later(MINUTE_MS) })
  await db.query('UPDATE webhook_delivery SET "dueAt" = now()')
  await until(
    'all are delivered',
    async () => (await deliveries.countBy({ state: delivered })) === 21,
  )
  expect(receiver.received).toHaveLength(42)
  expect(await find(endpoint)).toMatchObject({ failures: 0, failingSince: null })
})

test('webhooks: 20 failures in an hour switch the endpoint off and mail the team (SEC-W6)', async () => {
  const { state, endpoint } = await setUp({ status: 500, failures: 18, failingSince: START })
  state.now = later(HOUR_MS)
  expect(await sendOne(endpoint)).toMatchObject({ isActive: true, failures: 19 })
  state.now = later(HOUR_MS - 1)
  expect(await sendOne(endpoint)).toMatchObject({ isActive: true, failures: 20 })
  expect(await sendOne(endpoint)).toMatchObject({ isActive: true, failures: 20 })
  expect(await db.query('SELECT FROM mail')).toEqual([])
  state.now = later(HOUR_MS)
  const off = await sendOne(endpoint)
  expect(off).toMatchObject({ isActive: false, failures: 20, failingSince: START })
  expect(off.disabledAt).toEqual(later(HOUR_MS))
  const mails = await db.query('SELECT template, data FROM mail')
  expect(mails).toEqual([{ template: 'webhook_disabled', data: { endpointId: endpoint.id } }])
  await untilDelivery(delivery => delivery.state === failed)
})

test('webhooks: after one success the failures and their hour begin anew', async () => {
  const { state, endpoint } = await setUp({ status: 204, failures: 20, failingSince: START })
  state.now = later(2 * HOUR_MS)
  expect(await sendOne(endpoint)).toMatchObject({ failures: 0, failingSince: null })
  state.status = 500
  const first = { isActive: true, failures: 1, failingSince: later(2 * HOUR_MS) }
  expect(await sendOne(endpoint)).toMatchObject(first)
  state.now = later(4 * HOUR_MS)
  expect(await sendOne(endpoint)).toMatchObject({ ...first, failures: 2 })
})

test('webhooks: the hour begins anew after a server of an earlier version has counted a success', async () => {
  const { state, endpoint } = await setUp({ status: 500, failures: 0, failingSince: START })
  state.now = later(2 * HOUR_MS)
  expect(await sendOne(endpoint)).toMatchObject({ failures: 1, failingSince: later(2 * HOUR_MS) })
})

test('webhooks: a delivery that was tried keeps its failure when the endpoint is switched off', async () => {
  const { endpoint } = await createEndpoint()
  await queueEvents(2)
  const [tried, untried] = await listDeliveries()
  const failure = 'The endpoint responded with 503.'
  const deliveries = db.getRepository(WebhookDelivery)
  await deliveries.update({ id: tried!.id }, { attempts: 1, status: 503, answer: 'Busy', failure })
  await db.getRepository(WebhookEndpoint).update({ id: endpoint.id }, { isActive: false })
  expect(await claimDeliveries()).toEqual([])
  const after = await listDeliveries()
  const byId = (id: string) => after.find(delivery => delivery.id === id)
  expect(byId(tried!.id)).toMatchObject({ state: failed, status: 503, answer: 'Busy', failure })
  const neverTried = { state: failed, failure: 'The endpoint was switched off.' }
  expect(byId(untried!.id)).toMatchObject(neverTried)
})
