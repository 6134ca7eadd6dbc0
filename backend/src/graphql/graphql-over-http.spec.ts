import { serverAudits } from 'graphql-http'
import { person } from '../../test/factories'
import { startApi } from '../../test/harness'
import { ContactSubmission } from '../features/contact/contact-submission.entity'
import { db } from '../database/data-source'
import { NewsletterSubscription } from '../features/newsletter/newsletter-subscription.entity'

const api = startApi()

const PLAIN = 'application/json'
const GRAPHQL = 'application/graphql-response+json'
const stats = '{ waitlistStats { capacity } }'

/** Sends a POST to /graphql. */
async function post(body: unknown, headers: Record<string, string> = {}, caller = api.visitor) {
  const response = await caller.send('/graphql', {
    method: 'POST',
    headers: { 'content-type': PLAIN, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const answer = (await response.json()) as any
  return { status: response.status, type: response.headers.get('content-type'), response, answer }
}

/** Sends a GET with a header that a page of another site can send only after a preflight. */
async function get(query: Record<string, string>, headers = { 'apollo-require-preflight': '1' }) {
  const response = await api.visitor.send(`/graphql?${String(new URLSearchParams(query))}`, {
    headers,
  })
  return { status: response.status, response, answer: (await response.json()) as any }
}

/*
 * The official audits of GraphQL over HTTP; GET requests have the header against cross-site
 * requests.
 */
const audits = serverAudits({
  url: () => `${api.base}/graphql`,
  fetchFn: (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if ((init.method ?? 'GET') === 'GET') headers.set('apollo-require-preflight', '1')
    return fetch(url, { ...init, headers })
  },
})
test('GraphQL over HTTP: passes the official audits', async () => {
  const failed: unknown[] = []
  for (const { name, fn } of audits) {
    const result = await fn()
    if (result.status !== 'ok') failed.push([name, result])
  }
  expect(failed).toEqual([])
  expect(audits.length).toBeGreaterThan(50)
})

describe.each([
  [PLAIN, 200],
  [GRAPHQL, 400],
])('GraphQL over HTTP: with %s', (accept, refused) => {
  test('answers 200', async () => {
    const { status, type, answer } = await post({ query: stats }, { accept })
    expect({ status, type }).toEqual({ status: 200, type: expect.stringContaining(accept) })
    expect(answer).toEqual({ data: { waitlistStats: { capacity: 225 } } })
  })

  test('returns 200 and the other fields if one field fails', async () => {
    const query = '{ waitlistStats { capacity } calendar(token: "x") }'
    const { status, answer } = await post({ query }, { accept })
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      data: { waitlistStats: { capacity: 225 }, calendar: null },
      errors: [{ path: ['calendar'], extensions: { code: 'NOT_FOUND' } }],
    })
  })

  test('returns 200 and no data if the caller may not select one field', async () => {
    const query = '{ waitlistStats { capacity } mine: myWaitlistEntry { id } }'
    const { status, answer } = await post({ query }, { accept })
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      data: null,
      errors: [{ path: ['mine'], extensions: { code: 'UNAUTHENTICATED' } }],
    })
  })

  test('executes the mutations before and after one that fails', async () => {
    const send = (alias: string, email: string) =>
      `${alias}: submitContact(input: { name: "Rosa", email: "${email}", message: "Hi" }) { id }`
    const query = `mutation { ${send('a', 'a@b.example')} ${send('b', 'b')} ${send('c', 'c@b.example')} }`
    const { status, answer } = await post({ query }, { accept })
    const sent = { id: expect.any(String) }
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      data: { a: sent, b: null, c: sent },
      errors: [{ path: ['b'], extensions: { code: 'BAD_USER_INPUT' } }],
    })
    expect(await db.getRepository(ContactSubmission).count()).toBe(2)
  })

  const needed = 'query ($first: Int!) { bookings(first: $first) { totalCount } }'
  test('what is invalid is refused before it runs: GraphQL, an unknown field, a missing or wrong variable', async () => {
    for (const [body, code] of [
      [{ query: '{' }, 'GRAPHQL_PARSE_FAILED'],
      [{ query: '{ nothing }' }, 'GRAPHQL_VALIDATION_FAILED'],
      [{ query: needed }, 'BAD_USER_INPUT'],
      [{ query: needed, variables: { first: 'x' } }, 'BAD_USER_INPUT'],
    ] as const) {
      const { status, type, answer } = await post(body, { accept })
      expect({ status, type }).toEqual({ status: refused, type: expect.stringContaining(accept) })
      expect(answer).toMatchObject({ errors: [{ extensions: { code } }] })
      expect(answer).not.toHaveProperty('data')
    }
  })
})

describe.each([PLAIN, GRAPHQL])('GraphQL over HTTP: without `query`, with %s', accept => {
  const missing = {
    errors: [
      {
        message: expect.stringContaining('The request body has no `query`.'),
        extensions: { code: 'BAD_REQUEST' },
      },
    ],
  }

  test('says that it is missing', async () => {
    for (const body of [
      '',
      {},
      'null',
      { variables: {}, operationName: 'Stats' },
      { query: null },
      { query: '' },
    ]) {
      const { status, type, answer } = await post(body, { accept })
      const missed = { status: 400, type: expect.stringContaining(accept), answer: missing }
      expect({ body, status, type, answer }).toEqual({ body, ...missed })
    }
  })

  test('says that it is missing: no body and no content type', async () => {
    const headers = { accept }
    const response = await api.visitor.send('/graphql', { method: 'POST', headers })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual(missing)
  })

  test('says that persisted queries are not supported', async () => {
    const persistedQuery = { version: 1, sha256Hash: 'a'.repeat(64) }
    const { answer } = await post({ extensions: { persistedQuery } }, { accept })
    expect(answer).toMatchObject({
      errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }],
    })
  })
})

const deep = '['.repeat(10_000) + ']'.repeat(10_000)
const REFUSED_BODIES: [string, unknown][] = [
  ['nothing', {}],
  ['null', { query: null }],
  ['a number', { query: 1 }],
  ['a list', { query: [stats] }],
  ['an object', { query: { kind: 'Document' } }],
  ['an empty text', { query: '' }],
  ['variables as text', { query: stats, variables: '{}' }],
  ['variables as a list', { query: stats, variables: [] }],
  ['variables as a number', { query: stats, variables: 7 }],
  ['extensions as text', { query: stats, extensions: '{}' }],
  ['an operation name as a number', { query: stats, operationName: 1 }],
  ['an unknown operation name', { query: stats, operationName: 'Other' }],
  ['several operations at once', [{ query: stats }, { query: stats }]],
  ['no operation at all', []],
  ['a text', '"text"'],
  ['invalid JSON', '{'],
  ['deeply nested lists', deep],
]
test('GraphQL over HTTP: refuses a body that is no request with 400 (SEC-G5, SEC-G13)', async () => {
  for (const [what, body] of REFUSED_BODIES) {
    const { status, answer } = await post(body)
    const { code } = answer.errors[0].extensions
    expect([what, status, 'data' in answer]).toEqual([what, 400, false])
    expect(code).toMatch(/^(BAD_REQUEST|BAD_USER_INPUT|OPERATION_)/)
  }
})

test('GraphQL over HTTP: refuses deeply nested lists in a variable or a literal (SEC-G12)', async () => {
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { id } }'
  const inVariable = await post(`{"query":"${query}","variables":{"input":{"email":${deep}}}}`)
  const inText = await post({ query: `{ bookings(first: ${deep}) { totalCount } }` })
  for (const { answer } of [inVariable, inText])
    expect(answer.errors[0].extensions.code).toMatch(/^(BAD_USER_INPUT|GRAPHQL_PARSE_FAILED)$/)
})

test('GraphQL over HTTP: answers 413 to more than 100 kB (SEC-G11)', async () => {
  const { status, answer } = await post({ query: `# ${'x'.repeat(110_000)}\n${stats}` })
  expect(status).toBe(413)
  expect(answer.errors[0].extensions.code).toBe('PAYLOAD_TOO_LARGE')
})

test('GraphQL over HTTP: takes a query by GET, when no other site can have sent it (SEC-C3)', async () => {
  const query = 'query ($first: Int!) { bookings(first: $first) { totalCount } }'
  expect((await get({ query: stats })).answer).toHaveProperty('data.waitlistStats.capacity', 225)
  expect((await get({ query, variables: '{"first":1}' })).answer).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  })
  const bare = await fetch(`${api.base}/graphql?${String(new URLSearchParams({ query: stats }))}`)
  expect(bare.status).toBe(400)
})

test('GraphQL over HTTP: refuses a mutation by GET (SEC-C4)', async () => {
  const { status, response, answer } = await get({ query: 'mutation { logout }' })
  const allow = response.headers.get('allow')
  expect({ status, allow }).toEqual({ status: 405, allow: 'POST, OPTIONS' })
  expect(answer.errors[0].extensions).toEqual({ code: 'METHOD_NOT_ALLOWED' })
})

test('GraphQL over HTTP: refuses the methods PUT, PATCH and DELETE', async () => {
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const headers = { 'content-type': PLAIN }
    const response = await fetch(`${api.base}/graphql`, { method, headers, body: '{}' })
    const allow = response.headers.get('allow')
    expect([method, response.status, allow]).toEqual([method, 405, 'GET, HEAD, POST, OPTIONS'])
  }
})

test('GraphQL over HTTP: executes nothing if no media type is acceptable', async () => {
  const query = 'mutation { subscribeNewsletter(input: { email: "a@b.example" }) }'
  const { status, answer } = await post({ query }, { accept: 'text/csv' })
  expect(status).toBe(406)
  expect(answer.errors[0].extensions).toEqual({ code: 'NOT_ACCEPTABLE' })
  expect(await db.getRepository(NewsletterSubscription).count()).toBe(0)
})

test('GraphQL over HTTP: refuses other sites, a plain form and an unacceptable media type', async () => {
  const refusals: [Record<string, string>, number][] = [
    [{ cookie: 'sid=x', origin: 'https://elsewhere.example' }, 403],
    [{ cookie: 'sid=x', origin: 'null' }, 403],
    [{ cookie: 'sid=x', 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'content-type': 'text/plain' }, 415],
    [{ accept: 'text/csv' }, 406],
  ]
  for (const [headers, refused] of refusals) {
    const { status, answer } = await post({ query: stats }, headers)
    expect({ headers, status }).toEqual({ headers, status: refused })
    expect(answer).not.toHaveProperty('data')
  }
})

/*
 * Must be the last test of this file: the session store does not reconnect after the database is
 * closed.
 */
test.each([PLAIN, GRAPHQL])(
  'GraphQL over HTTP: answers 503 with Retry-After without the database (%s) (SEC-R2)',
  async accept => {
    const member = await api.as(await person())
    const change = 'mutation { subscribeNewsletter(input: { email: "a@b.example" }) }'
    await db.destroy()
    const cases = [
      await post({ query: stats }, { accept }, member),
      await post({ query: change }, { accept }),
    ]
    await db.initialize()
    for (const { status, type, response, answer } of cases) {
      expect({ status, type }).toEqual({ status: 503, type: expect.stringContaining(accept) })
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(answer.errors[0].extensions.code).toBe('SERVICE_UNAVAILABLE')
    }
  },
)
