import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { person } from '../../../test/factories'
import { invalidField, startApi } from '../../../test/harness'
import {
  CreateWebhookEndpointDocument,
  DeleteWebhookEndpointDocument,
  RotateWebhookSecretDocument,
  TestWebhookDocument,
  UpdateWebhookEndpointDocument,
  WebhookEndpointsDocument,
  type WebhookEventType,
} from '../../../test/operations'
import { SECRET, services } from '../../../test/services'
import { until } from '../../../test/startup/processes'
import { startReceiver, type Receiver } from '../../../test/webhook-receiver'
import { createEndpoint } from '../../../test/webhooks'
import { AuditRecord } from '../../audit/audit-record.entity'
import { deriveKeys } from '../../core/derived-keys'
import { DAY_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { WebhookEndpoint } from '../../webhooks/webhook-endpoint.entity'
import { createWebhookSecrets } from '../../webhooks/webhook-secrets'

const api = startApi({ webhookAllowLoopback: true })
let receiver: Receiver

beforeAll(async () => {
  receiver = await startReceiver()
})
beforeEach(() => receiver.received.splice(0))
afterAll(() => receiver.close())

const url = 'https://example.com/hooks?key=very-private'
const events: WebhookEventType[] = ['contact_created', 'wave_sent']

async function create(input: object = {}) {
  const caller = await api.team()
  const variables = { input: { url, events, ...input } }
  const { createWebhookEndpoint } = await caller.ok(CreateWebhookEndpointDocument, variables)
  return { caller, ...createWebhookEndpoint, id: createWebhookEndpoint.endpoint.id }
}

/** Sends a test event and returns the headers and the body of the request. */
async function receiveTest({ caller, id }: Awaited<ReturnType<typeof create>>) {
  await caller.ok(TestWebhookDocument, { input: { id } })
  const { headers, body } = receiver.received.at(-1)!
  return { headers: headers as Record<string, string>, body }
}

const isSignedWith = (
  secret: string,
  { headers, body }: Awaited<ReturnType<typeof receiveTest>>,
) => {
  try {
    new Webhook(secret).verify(body, headers)
    return true
  } catch {
    return false
  }
}

test('webhooks: the team creates, lists, changes and deletes an endpoint', async () => {
  const { caller, endpoint, secret, id } = await create()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(endpoint).toMatchObject({ url, events, isActive: true, failures: 0, disabledAt: null })
  expect((await caller.ok(WebhookEndpointsDocument)).webhookEndpoints).toEqual([endpoint])
  const kept: WebhookEventType[] = ['wave_sent']
  const input = { id, url: 'https://example.org', events: kept, isActive: false }
  const changed = await caller.ok(UpdateWebhookEndpointDocument, { input })
  expect(changed.updateWebhookEndpoint).toMatchObject({ ...input, url: 'https://example.org/' })
  await caller.ok(DeleteWebhookEndpointDocument, { input: { id } })
  expect((await caller.ok(WebhookEndpointsDocument)).webhookEndpoints).toEqual([])
})

test('webhooks: switching an endpoint on sets its failures to 0', async () => {
  const { caller, id } = await create()
  const at = new Date()
  const off = { isActive: false, failures: 20, failingSince: at, disabledAt: at }
  await db.getRepository(WebhookEndpoint).update({ id }, off)
  const input = { id, isActive: true }
  const { updateWebhookEndpoint } = await caller.ok(UpdateWebhookEndpointDocument, { input })
  expect(updateWebhookEndpoint).toMatchObject({ isActive: true, failures: 0, disabledAt: null })
  expect(await db.getRepository(WebhookEndpoint).findOneByOrFail({ id })).toMatchObject({
    failingSince: null,
  })
})

test('webhooks: an endpoint is refused for its address or its events, naming them', async () => {
  const { caller, id } = await create()
  for (const [field, wrong] of [
    ['url', { url: 'ftp://example.com' }],
    ['url', { url: 'http://example.com' }],
    ['url', { url: 'https://10.0.0.1/' }],
    ['url', { url: `https://example.com/${'x'.repeat(500)}` }],
    // It is stored with %-escapes, 6 characters for each of these.
    ['url', { url: `https://example.com/${'é'.repeat(100)}` }],
    ['events', { events: [] }],
    ['events', { events: ['wave_sent', 'wave_sent'] }],
    ['events', { events: ['webhook_test'] }],
    ['events', { events: ['other'] }],
  ] as const) {
    const refused = [wrong, invalidField(field)]
    const input = { url, events, ...wrong } as { url: string; events: WebhookEventType[] }
    const creating = await caller.fails(CreateWebhookEndpointDocument, { input })
    expect([wrong, creating]).toMatchObject(refused)
    const change = { input: { id, ...wrong } as { id: string } }
    const changing = await caller.fails(UpdateWebhookEndpointDocument, change)
    expect([wrong, changing]).toMatchObject(refused)
  }
})

test('webhooks: an error names the events that an endpoint can choose, and no others', async () => {
  const caller = await api.team()
  const messageFor = async (event: string) => {
    const variables = { input: { url, events: [event] } }
    const { fields } = await caller.fails(CreateWebhookEndpointDocument, variables)
    return fields?.[0]?.message
  }
  const words = await messageFor('nothing')
  expect(words).toMatch(/^Please send one of: booking_created, .*waitlist_joined/)
  expect(words).not.toMatch(/webhook_test|other/)
  expect(await messageFor('webhook_test')).toBe('No endpoint can choose webhook_test')
})

test('webhooks: the twenty-first endpoint is refused, also when eight are created at once', async () => {
  const { caller } = await create()
  for (let count = 1; count < 19; count++) await createEndpoint()
  const createOne = () => caller.ok(CreateWebhookEndpointDocument, { input: { url, events } })
  // Blocks inserts, but no counting: all transactions are open when the first one inserts.
  const { created } = await db.transaction(async em => {
    await em.query('LOCK TABLE webhook_endpoint IN SHARE MODE')
    const settled = Promise.allSettled(Array.from({ length: 8 }, createOne))
    const waiting = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
      WHERE datname = current_database() AND NOT granted`
    await until('all wait', async () => (await em.query<unknown[]>(waiting)).length === 8)
    return { created: settled }
  })
  const outcomes = await created
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(
    await caller.fails(CreateWebhookEndpointDocument, { input: { url, events } }),
  ).toMatchObject({ code: 'CONFLICT', message: 'There are 20 webhooks already.' })
})

test('webhooks: an unknown endpoint is not found', async () => {
  const caller = await api.team()
  const input = { id: randomUUID() }
  for (const document of [
    UpdateWebhookEndpointDocument,
    DeleteWebhookEndpointDocument,
    RotateWebhookSecretDocument,
    TestWebhookDocument,
  ])
    expect(await caller.fails(document, { input })).toMatchObject({ code: 'NOT_FOUND' })
})

test('webhooks: only the team may use endpoints (SEC-W7)', async () => {
  const member = await api.as(await person())
  const input = { id: randomUUID() }
  for (const [document, variables] of [
    [WebhookEndpointsDocument, {}],
    [CreateWebhookEndpointDocument, { input: { url, events } }],
    [UpdateWebhookEndpointDocument, { input }],
    [DeleteWebhookEndpointDocument, { input }],
    [RotateWebhookSecretDocument, { input }],
    [TestWebhookDocument, { input }],
  ] as const) {
    expect(await member.fails(document, variables)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await api.visitor.fails(document, variables)).toMatchObject({ code: 'UNAUTHENTICATED' })
  }
})

test('webhooks: after a rotation both secrets are valid for 24 hours (SEC-W3)', async () => {
  const created = await create({ url: receiver.url })
  const { caller, id, secret: first } = created
  const { rotateWebhookSecret } = await caller.ok(RotateWebhookSecretDocument, { input: { id } })
  const { secret: second, endpoint } = rotateWebhookSecret
  expect(second).not.toBe(first)
  expect(endpoint.rotationEndsAt).toBe(new Date(api.now().getTime() + DAY_MS).toISOString())
  const rotating = await receiveTest(created)
  expect(rotating.headers['webhook-signature']?.split(' ')).toHaveLength(2)
  expect([first, second].map(secret => isSignedWith(secret, rotating))).toEqual([true, true])
  await db
    .getRepository(WebhookEndpoint)
    .update({ id }, { rotationEndsAt: new Date(api.now().getTime() - 1) })
  const rotated = await receiveTest(created)
  expect([first, second].map(secret => isSignedWith(secret, rotated))).toEqual([false, true])
})

test('webhooks: a second rotation ends the first secret (SEC-W3)', async () => {
  const created = await create({ url: receiver.url })
  const { caller, id, secret: first } = created
  const rotate = async () =>
    (await caller.ok(RotateWebhookSecretDocument, { input: { id } })).rotateWebhookSecret.secret
  const secrets = [first, await rotate(), await rotate()]
  const request = await receiveTest(created)
  expect(secrets.map(secret => isSignedWith(secret, request))).toEqual([false, true, true])
})

test('webhooks: neither tables nor audit log contain a secret or a URL’s path (SEC-W3)', async () => {
  const { caller, id, secret } = await create()
  const input = { id }
  const { rotateWebhookSecret } = await caller.ok(RotateWebhookSecretDocument, { input })
  await caller.ok(UpdateWebhookEndpointDocument, { input: { ...input, isActive: false } })
  await caller.ok(DeleteWebhookEndpointDocument, { input })
  const records = await db.getRepository(AuditRecord).find({ order: { sequence: 'ASC' } })
  expect(records.map(({ action, subjectId }) => [action, subjectId])).toEqual(
    ['webhook_create', 'webhook_rotate', 'webhook_update', 'webhook_delete'].map(it => [it, id]),
  )
  const kept = await create()
  const [rows] = await db.query(
    `SELECT json_agg(webhook_endpoint)::text AS rows FROM webhook_endpoint`,
  )
  const stored = JSON.stringify([records, rows])
  for (const each of [secret, rotateWebhookSecret.secret, kept.secret])
    expect(stored).not.toContain(each.replace('whsec_', ''))
  expect(JSON.stringify(records)).not.toContain('very-private')
})

test('webhooks: a secret survives a change of SESSION_SECRET (SEC-W3)', async () => {
  const ring = (...secrets: [string, ...string[]]) =>
    createWebhookSecrets(deriveKeys(secrets, 'webhooks').webhooks)
  const { endpoint, secret } = await createEndpoint()
  const find = () => db.getRepository(WebhookEndpoint).findOneByOrFail({ id: endpoint.id })
  const now = new Date()
  const next = 'another secret that is long enough'
  expect(ring(next).open(endpoint, now)).toEqual([])
  expect(ring(next, SECRET).open(endpoint, now)).toEqual([secret])
  await ring(next, SECRET).reseal()
  expect(ring(next).open(await find(), now)).toEqual([secret])
  const before = await find()
  await ring(next, SECRET).reseal()
  expect(await find()).toEqual(before)
})

test('webhooks: a secret is bound to its endpoint (SEC-W3)', async () => {
  const { endpoint } = await createEndpoint()
  const moved = Object.assign(endpoint, { id: randomUUID() })
  expect(services.webhooks.secrets.open(moved, new Date())).toEqual([])
})
