import { ApolloServer } from '@apollo/server'
import { captureLog } from '../../test/captured-log'
import { person } from '../../test/factories'
import { startApi } from '../../test/harness'

const api = startApi()
const STATS = '{ waitlistStats { dailySignups spotsRemaining } }'

const ask = (body: object, headers: Record<string, string> = {}) =>
  api.visitor.post('/graphql', body, headers)

/** Counts the requests that were executed and not served from the cache. */
async function countExecuted(requests: () => Promise<unknown>): Promise<number> {
  const executed = jest.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest')
  await requests()
  const { length } = executed.mock.calls
  executed.mockRestore()
  return length
}

/** Sends the request twice: the first one reads the counter, the second one fills the cache. */
async function warmUp(body: object, headers?: Record<string, string>) {
  await ask(body, headers)
  await ask(body, headers)
}

test('whole answers: a visitor’s query for the counter alone gets an identical response from the cache', async () => {
  await ask({ query: STATS })
  const first = await ask({ query: STATS })
  const captured = captureLog()
  let kept: Response | undefined
  expect(await countExecuted(async () => (kept = await ask({ query: STATS })))).toBe(0)
  captured.end()
  expect(kept?.status).toBe(200)
  const headersOf = ({ headers }: Response) =>
    [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name))
  expect(kept && headersOf(kept)).toEqual(headersOf(first))
  expect(await kept?.text()).toBe(await first.text())
  expect(captured.lines()).toContainEqual(
    expect.objectContaining({ msg: 'request', operation: 'waitlistStats', status: 200 }),
  )
})

test.each<[string, object, Record<string, string>]>([
  ['with variables', { query: STATS, variables: { a: 1 } }, {}],
  ['with a session cookie', { query: STATS }, { cookie: 'sid=stale' }],
  ['with another field', { query: '{ waitlistStats { total } me { id } }' }, {}],
  ['of two operations', { query: `query A ${STATS} query B ${STATS}`, operationName: 'A' }, {}],
  ['with an unknown field', { query: '{ waitlistStats { nothing } }' }, {}],
])('whole answers: a query %s is executed each time', async (_, body, headers) => {
  await warmUp(body, headers)
  expect(await countExecuted(() => ask(body, headers))).toBe(1)
})

test('whole answers: are cached per media type and operation name', async () => {
  const named = { query: `query Stats ${STATS}`, operationName: 'Stats' }
  await warmUp(named)
  const accept = 'application/graphql-response+json'
  const other = await ask(named, { accept })
  expect(other.headers.get('content-type')).toContain(accept)
  const wrong = await ask({ ...named, operationName: 'Other' })
  expect(wrong.status).toBe(400)
})

test('whole answers: a new entry is counted at once, and a new day begins at midnight', async () => {
  const signups = async () => {
    const answer = (await (await ask({ query: STATS })).json()) as {
      data: { waitlistStats: { dailySignups: number } }
    }
    return answer.data.waitlistStats.dailySignups
  }
  api.at('2026-11-24T04:59:00Z')
  await warmUp({ query: STATS })
  expect(await signups()).toBe(0)
  const member = await api.as(await person())
  expect((await member.rest('POST', '/waitlist', {})).status).toBe(201)
  expect(await signups()).toBe(1)
  expect(await signups()).toBe(1)
  api.at('2026-11-24T05:00:00Z')
  expect(await signups()).toBe(0)
})
