import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { createServer as createHttpServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { resolve } from 'node:path'
import { createDatabase } from '../database'
import type { LogLine } from '../captured-log'
import { cleanUp, run, until } from './processes'
import { findReadyUrl } from './site'

const MAIN = resolve(__dirname, '../../dist/main.js')
const ID = '0af7651916cd43dd8448eb211c80319c'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Record<string, unknown> }[]
}

/** An OTLP export as JSON. */
interface Export {
  resourceSpans: { scopeSpans: { scope: { name: string }; spans: Span[] }[] }[]
}

const received: { scope: string; span: Span }[] = []
let said = ''
const receiver = createHttpServer((req, res) => {
  void text(req).then(body => {
    said += body
    // As documented for OTLP.
    for (const { scopeSpans } of (JSON.parse(body) as Export).resourceSpans)
      for (const { scope, spans } of scopeSpans)
        for (const span of spans) received.push({ scope: scope.name.split('-').at(-1) ?? '', span })
    res.end('{}')
  })
})

const portOf = async (server: Server) => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A server that listens on a port has an address.
  return (server.address() as AddressInfo).port
}

afterAll(async () => {
  await cleanUp()
  receiver.close()
})

test('telemetry: a request’s id leads to its log line, its trace and its statements, without input (SEC-O7)', async () => {
  const site = run([MAIN], {
    NODE_ENV: 'production',
    PORT: '0',
    DATABASE_URL: await createDatabase(),
    SESSION_SECRET: 'a secret for tests that is long enough',
    ADMIN_PASSWORD: 'a password of the team',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await portOf(receiver)}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  })
  const url = await until('it is ready', () => findReadyUrl(site.said()))
  const query = `mutation Smash_hit($email: String!, $password: String!) {
    smashHit: login(input: { email: $email, password: $password }) { id } }`
  const variables = { email: 'ana@smash.example', password: 'a quiet smash' }
  const send = (id: string, body: object) =>
    fetch(`${url}/graphql?from=smash`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': id, 'user-agent': 'smash' },
      body: JSON.stringify(body),
    })
  const answer = await send(ID, { query, variables })
  expect(answer.headers.get('x-request-id')).toBe(ID)

  const root = await until('the request is a span', () => received.find(isRequest(ID)))
  const inTrace = ({ span: { traceId } } = root) =>
    received.filter(({ span }) => span.traceId === traceId)
  await until('its statements are spans', () => inTrace().some(({ scope }) => scope === 'pg'))
  const execute = inTrace().find(({ span }) => span.name === 'mutation')
  expect(execute?.scope).toBe('graphql')
  const statement = inTrace().find(({ span }) => span.parentSpanId === execute?.span.spanId)
  expect(statement?.scope).toBe('pg')
  const line = await until('it is in the log', () =>
    linesOf(site.said()).find(it => it['requestId'] === ID),
  )
  expect(line).toMatchObject({ msg: 'request', operation: 'login', trace_id: root.span.traceId })
  // By then the operation is compiled.
  for (let time = 1; time <= 10; time += 1)
    await send(`${ID.slice(1)}${time - 1}`, { query: '{ schemaVersion }' })
  const again = await until('a compiled operation is a span', () =>
    received.find(isRequest(`${ID.slice(1)}9`)),
  )
  await until('its execution is a span', () =>
    inTrace(again).some(({ span, scope }) => span.name === 'query' && scope === 'graphql'),
  )
  site.kill('SIGTERM')
  expect(await until('it ends', () => site.ended() !== undefined)).toBe(true)
  expect(said + site.said()).not.toMatch(/smash/i)
})

const isRequest =
  (id: string) =>
  ({ span }: { span: Span }) =>
    span.attributes.some(({ key, value }) => key === 'request.id' && value['stringValue'] === id)

/** Each line on stdout is a JSON object. */
const linesOf = (output: string) =>
  output
    .split('\n')
    .filter(line => line.endsWith('}'))
    .map(line => JSON.parse(line) as LogLine)
