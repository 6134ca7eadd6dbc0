import { captureLog, type LogLine } from '../../test/captured-log'
import { PASSWORD, person } from '../../test/factories'
import { startApi } from '../../test/harness'
import { until } from '../../test/startup/processes'
import { upgrade } from '../../test/subscriptions'
import { routeOf } from './observe-requests'

const api = startApi()
let logged: ReturnType<typeof captureLog>
afterEach(() => void logged.end())

const ID = '0af7651916cd43dd8448eb211c80319c'

/** Returns the log line of the request that `send` sends. */
async function lineOf(send: () => Promise<unknown>, level?: string): Promise<LogLine> {
  logged = captureLog(level)
  await send()
  return until('it is logged', () => logged.lines().find(({ msg }) => msg === 'request'))
}

const post = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-request-id': ID },
  body: JSON.stringify(body),
})

test('request log: a GraphQL operation is logged with its fields, account and duration', async () => {
  const user = await person()
  const member = await api.as(user)
  const query =
    'query Ana3055550142 { ana3055550142: me { id } ...on Query { waitlistStats { total } } }'
  const line = await lineOf(() => member.send('/graphql?ana=3055550142', post({ query })))
  expect(line).toEqual({
    level: 'info',
    msg: 'request',
    pid: process.pid,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    requestId: ID,
    method: 'POST',
    route: '/graphql',
    status: 200,
    operation: 'me+waitlistStats',
    accountId: user.id,
    ms: expect.any(Number),
  })
  expect(logged.end()).not.toContain('3055550142')
})

test('request log: a sign-in by REST is logged with its operation and account', async () => {
  const { id, email } = await person()
  const body = { email: email.toUpperCase(), password: PASSWORD }
  const line = await lineOf(() => api.visitor.send('/api/auth/login', post(body)))
  expect(line).toMatchObject({ route: '/api/auth/login', operation: 'login', accountId: id })
  expect(logged.end().toLowerCase()).not.toContain(email.toLowerCase())
})

test.each<[string, string, RequestInit, object]>([
  ['a refusal', '/graphql', post({ query: '{ viewer }' }), { code: 'GRAPHQL_VALIDATION_FAILED' }],
  ['a call without a session', '/api/bookings', {}, { status: 401, code: 'UNAUTHENTICATED' }],
  [
    'a body that is not read',
    '/api/contact',
    { method: 'POST', body: 'ana' },
    { route: '/api/contact', status: 415 },
  ],
  [
    'an unknown path',
    '/ana/ruiz?b=c',
    { headers: { 'x-request-id': 'ana.ruiz' } },
    { route: 'unmatched', status: 404 },
  ],
])('request log: %s is told in words of ours (SEC-O7)', async (_, path, init, told) => {
  expect(await lineOf(() => api.visitor.send(path, init))).toMatchObject(told)
  expect(logged.end()).not.toMatch(/ana|ruiz|viewer/)
})

test('request log: an opened socket is logged with status 101', async () => {
  const line = await lineOf(() => upgrade(`${api.base}/graphql`))
  expect(line).toMatchObject({ route: '/graphql', status: 101, method: 'GET' })
  expect(line).not.toHaveProperty('aborted')
})

test('request log: probes are logged at debug level only', async () => {
  const line = await lineOf(() => api.visitor.send('/healthz'), 'debug')
  expect(line).toMatchObject({ level: 'debug', route: '/healthz' })
})

test.each([
  ['/assets/index-abc.js', '/assets/*'],
  ['/graphql/assets/x.css', '/graphql/*'],
  ['/waitlist?code=ana', '/waitlist'],
  ['//waitlist', 'unmatched'],
])('request log: the route of %s is %s', (url, route) => {
  expect(routeOf(url, new Set(['/waitlist']))).toBe(route)
})
