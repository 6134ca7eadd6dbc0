import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { JsonSchema } from '../scripts/openapi/json-schema'
import type { OpenApi, Operation } from '../scripts/openapi/openapi'
import { openApiText } from '../scripts/openapi/openapi-text'
import { csvRoutes } from '../src/rest/csv-routes'
import { routes } from '../src/rest/routes'
import type { FieldError } from '../src/shared/errors'
import { documentedResponse, validate } from './documented-responses'
import { person } from './factories'
import { startApi } from './harness'

const api = startApi()
const run = promisify(execFile)
const root = resolve(__dirname, '../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')
const committed = read('backend/openapi.json')
const document = JSON.parse(committed) as OpenApi

/** The tools of integrators are slow on a busy machine. */
const TOOLS_MS = 120_000

test('OpenAPI: openapi.json is what `npm run codegen` writes (API-13)', () => {
  expect(committed).toBe(openApiText(read('docs/api.md')))
})

test('OpenAPI: the server serves openapi.json (API-13)', async () => {
  const response = await api.visitor.send('/api/openapi.json')
  expect(await response.text()).toBe(committed)
})

test(
  'OpenAPI: a public validator accepts it',
  async () => {
    const folder = dirname(require.resolve('@seriousme/openapi-schema-validator/package.json'))
    const tool = join(folder, 'bin/validate-api-cli.js')
    const { stdout } = await run(process.execPath, [tool, resolve(root, 'backend/openapi.json')])
    expect(JSON.parse(stdout)).toEqual({ valid: true })
  },
  TOOLS_MS,
)

const operations = Object.entries(document.paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(
    ([verb, operation]) => [`${verb.toUpperCase()} ${path}`, operation] as const,
  ),
)

test('OpenAPI: it has every call of REST, each with a name of its own', () => {
  const rows = [...routes, ...csvRoutes].map(
    ({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`,
  )
  const redirects = ['GET /api/newsletter/leave']
  expect(operations.map(([call]) => call).sort()).toEqual([...rows, ...redirects].sort())
  expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(operations.length)
})

test('OpenAPI: each response says what it returns, and the examples of each call fit their schemas', () => {
  for (const [verb, path, status, words] of [
    ['get', '/api/waitlist/stats', '200', 'How full the waitlist is now.'],
    ['post', '/api/auth/register', '201', 'Created. `user`: A person with an account.'],
    ['put', '/api/auth/profile', '200', 'A person with an account.'],
    ['post', '/api/auth/logout', '200', '`message`: The text “Signed out”.'],
  ] as const)
    expect(document.paths[path]?.[verb]?.responses[status]?.description).toBe(words)
  const wrong = operations.flatMap(([call, { requestBody, responses }]) =>
    [requestBody, ...Object.values(responses)]
      .flatMap(one => Object.values(one?.content ?? {}))
      .filter(({ example }) => example !== undefined)
      .map(({ schema, example }) => [call, validate(schema, example)]),
  )
  expect(wrong.filter(([, complaint]) => complaint !== undefined)).toEqual([])
})

test('OpenAPI: a response with another status, member or type is found', () => {
  const stats = document.paths['/api/waitlist/stats']?.['get']?.responses['200']
  const schema = stats?.content?.['application/json']?.schema ?? {}
  expect(validate(schema, { dailySignups: 1, spotsRemaining: 2 })).toBeUndefined()
  expect(validate(schema, { dailySignups: 1 })).toContain('required property')
  expect(validate(schema, { dailySignups: 1, spotsRemaining: '2' })).toContain('must be integer')
  expect(validate(schema, { dailySignups: 1, spotsRemaining: 2, x: 0 })).toContain('additional')
  expect(documentedResponse('GET', '/api/waitlist/stats', 200)).toEqual(stats)
  expect(documentedResponse('GET', '/api/waitlist/stats', 201)).toBe(
    'this status is not documented',
  )
})

/** The schema of a call's body and its example, which is a valid body. */
function bodyOf({ requestBody }: Operation) {
  const { schema, example } = requestBody?.content['application/json'] ?? {}
  const name = schema?.$ref?.split('/').at(-1) ?? ''
  return { schema: document.components.schemas[name], example: example as object }
}

const writes = operations.filter(([, operation]) => bodyOf(operation).schema)

/** Values that exceed a limit. */
function tooMuch({ anyOf = [], ...member }: JsonSchema): unknown[] {
  const { format, maxLength, maxItems, items, minLength } = member
  return [
    ...anyOf.flatMap(tooMuch),
    ...(!maxLength ? [] : [`${'x'.repeat(maxLength)}@x.example`]),
    ...(minLength === undefined ? [] : ['x'.repeat(minLength - 1)]),
    ...(maxItems === undefined ? [] : [itemsOf(items).slice(0, maxItems + 1)]),
    ...(format === undefined || format === 'password' ? [] : ['x']),
  ]
}

/** A hundred and one different values at most, each valid. */
const itemsOf = ({ $ref, format }: JsonSchema = {}): unknown[] =>
  format === 'uuid'
    ? Array.from({ length: 251 }, () => randomUUID())
    : (document.components.schemas[$ref?.split('/').at(-1) ?? '']?.enum ?? [])

test('OpenAPI: each call refuses what its body does not allow', async () => {
  const caller = await api.as(await person())
  const accepted: unknown[] = []
  for (const [call, operation] of writes) {
    const [method = '', path = ''] = call.split(' ')
    const { schema = {}, example } = bodyOf(operation)
    const expectRefused = async (name: string, value: unknown) => {
      const body = { ...example, [name]: value }
      const answer = await caller.rest(method, path.slice('/api'.length), body)
      const { errors = [] } = answer.body as { errors?: FieldError[] }
      if (answer.status !== 400 || !errors.some(({ field }) => field === name))
        accepted.push([call, name, value, answer])
    }
    for (const name of schema.required ?? []) await expectRefused(name, undefined)
    for (const [name, member] of Object.entries(schema.properties ?? {}))
      for (const value of tooMuch(member)) await expectRefused(name, value)
  }
  expect(accepted).toEqual([])
})

test('OpenAPI: each call refuses what a parameter does not allow', async () => {
  const reads = operations.filter(([call]) => call.startsWith('GET'))
  const caller = await api.team()
  let tried = 0
  for (const [call, { parameters = [] }] of reads)
    for (const { name, schema } of parameters)
      for (const value of tooMuch(schema)) {
        const query = new URLSearchParams(
          [value].flat().map((one): [string, string] => [name, String(one)]),
        )
        const path = `${call.replace('GET /api', '')}?${String(query)}`
        const answer = { path, ...(await caller.rest('GET', path)) }
        expect(answer).toMatchObject({ path, status: 400, body: { errors: [{ field: name }] } })
        tried += 1
      }
  expect(tried).toBeGreaterThan(5)
})

/** A program that an integrator would write with generated types. */
const program = `
import createClient from 'openapi-fetch'
import type { paths } from './club'

export async function tour(baseUrl: string) {
  const jar: { cookie?: string } = {}
  const client = createClient<paths>({ baseUrl })
  client.use({
    onRequest: ({ request }) => { if (jar.cookie) request.headers.set('cookie', jar.cookie) },
    onResponse: ({ response }) => { jar.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? jar.cookie },
  })
  const person = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', password: 'a third shot' }
  const registered = await client.POST('/api/auth/register', { body: person })
  const again = await client.POST('/api/auth/register', { body: person })
  const code: string | undefined = again.error?.code
  const joined = await client.POST('/api/waitlist', { body: { planWish: 'unlimited' } })
  const status: 'waiting' | 'invited' | 'joined' | 'left' | undefined = joined.data?.status
  const refused = await client.GET('/api/admin/waitlist.csv', { params: { query: { sort: 'name' } }, parseAs: 'text' })
  // @ts-expect-error the call has no such parameter
  await client.GET('/api/admin/waitlist.csv', { params: { query: { colour: 'red' } } })
  // @ts-expect-error a message has a text
  await client.POST('/api/contact', { body: { name: 'N', email: 'n@example.com' } })
  // @ts-expect-error there is no such value
  await client.POST('/api/location-surveys', { body: { preferredLocation: 'mars' } })
  return { name: registered.data?.user.firstName, code, status, refused: refused.error?.code }
}
`

test(
  'OpenAPI: openapi-typescript generates types for a working client',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'coral-way-openapi-'))
    try {
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
      const tool = join(dirname(require.resolve('openapi-typescript/package.json')), 'bin/cli.js')
      const url = `${api.base}/api/openapi.json`
      await run(process.execPath, [tool, url, '--output', join(folder, 'club.d.ts')])
      writeFileSync(join(folder, 'program.ts'), program)
      const strict = ['--strict', '--skipLibCheck', '--target', 'es2023', '--module', 'node20']
      const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
      const arguments_ = [compiler, ...strict, '--types', 'node', 'program.ts']
      await run(process.execPath, arguments_, { cwd: folder }).catch((error: unknown) => {
        throw new Error((error as { stdout: string }).stdout)
      })
      const { tour } = (await import(join(folder, 'program.js'))) as {
        tour: (url: string) => Promise<unknown>
      }
      expect(await tour(api.base)).toEqual({
        name: 'Ana',
        code: 'CONFLICT',
        status: 'waiting',
        refused: 'FORBIDDEN',
      })
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
  TOOLS_MS,
)
