import { startApi } from '../../test/harness'
import * as operations from '../../test/operations'
import { registry } from '../../test/registry'
import { getOperationAST, parse, print, validate, type DocumentNode } from 'graphql'
import type { OperationLimit } from '../shared/errors'
import { createSchema } from '../schema'
import { QUERY_LIMITS, findCostError, queryLimitsRule } from './query-limits'

const api = startApi()

/** Sends an operation; returns the result and its duration in milliseconds. */
async function ask(query: string, variables?: object, caller = api.visitor) {
  const began = performance.now()
  const response = await caller.post(
    '/graphql',
    { query, variables },
    { accept: 'application/graphql-response+json' },
  )
  const { data, errors } = (await response.json()) as any
  const took = performance.now() - began
  return { status: response.status, took, data, errors, error: errors?.[0] }
}

const times = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => one(index)).join(' ')

const nested = (name: string, depth: number, leaf: string) =>
  `${name} { `.repeat(depth) + leaf + ' }'.repeat(depth)

const bomb = (size: number) =>
  `{ ...f0 } ${times(size, index => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} }`)}
   fragment f${size} on Query { waitlistStats { capacity } }`

const page = (first: number | string, alias = '') =>
  `${alias} waitlist(first: ${first}) { edges { node { user { email } } } }`

test.each([
  [
    'too deep by fragments',
    `{ ...f0 } ${times(11, i => `fragment f${i} on Query { me { ...f${i + 1} } }`)} fragment f11 on Query { me { id } }`,
    'levels deep',
  ],
  [
    'too deep in the schema',
    `{ __type(name: "User") { ${nested('ofType', 50, 'name')} } }`,
    'introspection deep',
  ],
  [
    'an operation named __schema',
    `query __schema { ${nested('waitlistStats', 11, 'capacity')} }`,
    'levels deep',
  ],
  [
    'a fragment named __schema',
    `{ ...__schema } fragment __schema on Query { ${times(16, i => `a${i}: me { id }`)} }`,
    'aliases',
  ],
  [
    'a field called __schema',
    `{ __schema: ${nested('waitlistStats', 11, 'capacity')} }`,
    'levels deep',
  ],
  [
    'two pages of long messages',
    `{ ${times(2, i => `a${i}: contactSubmissions(first: 100) { edges { node { message } } }`)} }`,
    'cost',
  ],
  [
    'every comment twice',
    '{ a: surveyResults(survey: general) { comments } b: surveyResults(survey: pricing) { comments } }',
    'cost',
  ],
  [
    '16 sign-ins at once',
    `mutation { ${times(16, i => `a${i}: login(input: { email: "a@b.example", password: "x" }) { id }`)} }`,
    'aliases',
  ],
  [
    'more than 1000 rows of a page',
    `{ ${page(100_000)} ${times(3, i => page(100, `a${i}:`))} }`,
    'cost',
  ],
  ['2^20 fragments', bomb(20), 'cost'],
  ['10 000 fields', `{ ${times(10_000, () => 'me { id }')} }`, 'tokens'],
  ['1000 directives', `{ __typename ${times(1000, () => '@a')} }`, 'tokens'],
  ['an unclosed nested list', `{ waitlist(first: ${'['.repeat(10_000)}`, 'tokens'],
  ['unclosed nested braces', '{'.repeat(10_000), 'Syntax Error'],
  [
    'a cycle of fragments',
    '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
    'Cannot spread',
  ],
  ['a fragment in itself', '{ ...a } fragment a on Query { me { id } ...a }', 'Cannot spread'],
])(
  'query limits: %s is refused (SEC-G2, SEC-G3, SEC-G7, SEC-G8, SEC-G10)',
  async (_, query, words) => {
    const { status, data, errors } = await ask(query)
    expect(status).toBe(400)
    expect(data).toBeUndefined()
    expect(errors.map(({ message }: Error) => message).join('\n')).toContain(words)
    for (const { extensions } of errors)
      expect(extensions).toMatchObject({
        code: expect.stringMatching(/^GRAPHQL_(PARSE|VALIDATION)_FAILED$/),
      })
  },
)

const VALUES = times(99, i => `t${i}: __typename`)

test.each<[limit: OperationLimit, measured: number | undefined, query: string]>([
  ['tokens', undefined, `{ ${times(1_000, () => 'a')} }`],
  ['lines', 2_001, `${'\n'.repeat(2_000)}{ schemaVersion }`],
  ['depth', 12, `{ ${nested('waitlistStats', 11, 'capacity')} }`],
  ['introspectionDepth', 17, `{ __type(name: "User") { ${nested('ofType', 15, 'name')} } }`],
  ['aliases', 16, `{ ${times(16, i => `a${i}: schemaVersion`)} }`],
  ['typenames', 101, `{ ${times(101, () => '__typename')} }`],
  [
    'schemas',
    2,
    '{ __schema { description } ...f } fragment f on Query { __schema { description } }',
  ],
  ['types', 6, `{ ${times(6, () => '__type(name: "User") { name }')} }`],
  ['directives', 51, `{ ${times(51, () => 'schemaVersion @include(if: true)')} }`],
  ['values', 10_102, `{ ${page(100).replace('email', VALUES)} }`],
  ['cost', 1_204, `{ ${times(4, i => page(100, `a${i}:`))} }`],
  [
    'introspection',
    undefined,
    `{ __schema { ${times(3, i => `t${i}: types { ...t }`)} } }
     fragment t on __Type { fields { args { ...v } type { ...r } } inputFields { ...v } }
     fragment v on __InputValue { name description defaultValue type { ...r } }
     fragment r on __Type { kind name description ${nested('ofType', 7, 'name description')} }`,
  ],
])(
  'query limits: a refusal says what was measured: %s (API-20, SEC-G2, SEC-G3)',
  async (limit, measured, query) => {
    const { status, data, error } = await ask(query)
    expect(data).toBeUndefined()
    const max = limit === 'introspection' ? expect.any(Number) : QUERY_LIMITS[limit]
    expect(status).toBe(400)
    expect(error.extensions).toEqual({
      code: `GRAPHQL_${limit === 'tokens' ? 'PARSE' : 'VALIDATION'}_FAILED`,
      limit,
      ...(measured && { measured }),
      max,
    })
  },
)

test('query limits: an invalid operation within the limits names no limit', async () => {
  for (const query of ['{ nothing }', '{ "contains more that 1000 tokens" }'])
    expect((await ask(query)).error.extensions).not.toHaveProperty('limit')
})

describe('query limits: page sizes in variables', () => {
  const four = (definition: string) =>
    `query (${definition}) { ${times(4, i => page('$n', `a${i}:`))} }`
  const TOO_LARGE = 'This operation is too large: 1204 cost'

  test('count as large as they are, with each request (SEC-G6)', async () => {
    const team = await api.team()
    const query = four('$n: Int!')
    for (const n of [10, 100, 82]) {
      const { status, data, error } = await ask(query, { n }, team)
      const isTooMuch = 4 * (1 + 3 * n) > 1000
      expect({ n, status }).toEqual({ n, status: isTooMuch ? 400 : 200 })
      if (!isTooMuch) expect(data.a3.edges).toEqual([])
      else expect(error).toMatchObject({ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } })
    }
    const { error } = await ask(query, { n: 100 }, team)
    expect(error.message).toContain(TOO_LARGE)
    expect(error.extensions).toMatchObject({ limit: 'cost', measured: 1_204, max: 1_000 })
  })

  test.each<[string, string, object, boolean]>([
    ['a default', '$n: Int! = 100', {}, true],
    ['a small default', '$n: Int! = 5', {}, false],
    ['another value than the default', '$n: Int! = 5', { n: 100 }, true],
    ['more than a page may have', '$n: Int!', { n: 100_000 }, true],
    ['a negative number', '$n: Int!', { n: -100_000 }, false],
  ])('may be %s', async (_, definition, variables, isTooMuch) => {
    const { error } = await ask(four(definition), variables)
    expect(error.message.includes(TOO_LARGE)).toBe(isTooMuch)
  })

  test('are refused if they are not a number', async () => {
    const { error } = await ask(four('$n: Int!'), { n: '5' })
    expect(error.extensions.code).toMatch(/^(BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED)$/)
  })

  test('are refused with status 200 in plain JSON, as any operation that is too large', async () => {
    const response = await api.visitor.post('/graphql', {
      query: four('$n: Int!'),
      variables: { n: 100 },
    })
    expect(response.status).toBe(200)
    expect(await response.json()).not.toHaveProperty('data')
  })
})

test('query limits: a refusal takes no longer than an answer (SEC-G9)', async () => {
  const queries = [bomb(20), `{ ${times(60, () => 'me @skip(if: true) @skip(if: true) { id }')} }`]
  for (const query of queries) {
    const { status, took } = await ask(query)
    expect(status).toBe(400)
    expect(took).toBeLessThan(200)
  }
  expect((await ask('{ __typename }')).status).toBe(200)
})

test('query limits: reports the first five errors of a document', async () => {
  const response = await api.visitor.post('/graphql', { query: `{ ${times(20, i => `a${i}`)} }` })
  const { errors } = (await response.json()) as any
  expect(errors).toHaveLength(6)
  expect(errors[5].message).toContain('Too many validation errors')
})

test.each([
  ['2000 lines', `${'\n'.repeat(1_999)}{ schemaVersion }`],
  ['10 levels', `{ ${nested('a', 9, 'b')} }`],
  ['15 aliases', `{ ${times(15, i => `a${i}: waitlistStats { capacity }`)} }`],
  ['100 times __typename', `{ ${times(100, i => `a${i}: __typename`)} }`],
  ['three whole pages', `{ ${times(3, i => page(100, `a${i}:`))} }`],
])('query limits: %s are allowed', async (_, query) => {
  const { error } = await ask(query, undefined, await api.team())
  expect(error?.message ?? '').not.toContain('too large')
})

test('query limits: the site’s own operations are allowed', () => {
  const schema = createSchema(registry)
  const documents = Object.values(operations).filter(
    (one): one is DocumentNode & typeof one => typeof one === 'object' && 'kind' in one,
  )
  expect(documents.length).toBeGreaterThan(10)
  for (const document of documents) {
    // Throws beyond the limit.
    const parsed = parse(print(document), { maxLexicalTokens: QUERY_LIMITS.tokens })
    const operation = getOperationAST(parsed)
    const refusals = [
      ...validate(schema, parsed, [queryLimitsRule]),
      operation && findCostError(operation, {}),
    ]
    expect(refusals.filter(Boolean)).toEqual([])
  }
})

test('query limits: the details of a person are allowed with the largest pages', async () => {
  const variables = { id: '1', referrals: 100, bookings: 100, notes: 100 }
  const { error } = await ask(print(operations.WaitlistEntryDetailsDocument), variables)
  expect(error.extensions.code).toBe('UNAUTHENTICATED')
})
