import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isEnumType, isInputObjectType } from 'graphql'
import { DAY_MS } from '../src/core/durations'
import { QUERY_LIMITS } from '../src/graphql/query-limits'
import { csvRoutes } from '../src/rest/csv-routes'
import { routes } from '../src/rest/routes'
import { club } from '../src/shared/club'
import { registry } from './registry'
import { createSchema } from '../src/schema'
import { ERRORS, type FieldError } from '../src/shared/errors'
import { db } from '../src/database/data-source'
import { Role, User } from '../src/accounts/user.entity'
import type { OpenApi } from '../scripts/openapi/openapi'
import { enumTable, operationTables } from '../scripts/api-tables'
import { examplesIn, parseCurl, isSameAnswer, type CurlRequest } from '../scripts/guide-examples'
import { PASSWORD, booking, person } from './factories'
import { Caller } from './caller'
import { startApi } from './harness'

const api = startApi()
const page = readFileSync(resolve(__dirname, '../../docs/api.md'), 'utf8')
const examples = examplesIn(page)
const schema = createSchema(registry)

const variables = { CLUB: '', TEAM_EMAIL: club.email, TEAM_PASSWORD: PASSWORD }

/** What the page does not do itself: bookings are made by the club. */
async function afterwards(line: string): Promise<void> {
  if (!line.includes('register(input')) return
  const ana = await db.getRepository(User).findOneByOrFail({ email: 'ana@example.com' })
  const day = new Date(api.now().getTime() + 2 * DAY_MS).toISOString().slice(0, 10)
  await booking(ana, { bookingDate: day })
}

/** JSON as what it says; a table as its lines. */
function readable(text: string): unknown {
  return /^[[{]/.test(text)
    ? JSON.parse(text)
    : text
        .replace(/^\ufeff/, '')
        .trim()
        .split(/\r?\n/)
}

test('API guide: every example is answered as the guide says', async () => {
  await person({ email: club.email, role: Role.ADMIN })
  const jars: Record<string, Caller> = {}
  for (const { curl, status, answer } of examples) {
    const { jar, url, init } = parseCurl(curl, variables)
    const caller = jar === undefined ? api.visitor : (jars[jar] ??= api.visitor)
    const response = await caller.send(url, init)
    const said = readable(await response.text())
    const same = response.status === status && isSameAnswer(said, readable(answer))
    // Shown whole, so that the page can be put right by copying.
    if (!same) throw new Error(`${curl}\n${response.status}\n${JSON.stringify(said, null, 2)}`)
    await afterwards(curl)
  }
})

const headings = [...page.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading)
const calls = [...routes, ...csvRoutes.map(({ path }) => ({ method: 'GET', path }))]
test('API guide: each call is in it', () => {
  const shown = examples.map(({ curl }) => parseCurl(curl, { CLUB: '' }))
  for (const { method, path } of calls) {
    expect(headings).toContain(`${method} /api${path}`)
    const pattern = new RegExp(`^/api${path.replace(/:\w+/, '[^/]+')}$`)
    const isShown = ({ url, init }: CurlRequest) =>
      pattern.test(url.split('?')[0] ?? '') && init.method === method
    expect([method, path, shown.some(isShown)]).toEqual([method, path, true])
  }
})

/** A call's own part of the page. */
const sectionOf = (call: string) => page.split(`### ${call}\n`)[1]?.split(/^##/m)[0] ?? ''

/** The names in code letters within a text. */
const namesIn = (text: string) => [...text.matchAll(/`([a-z]\w*)`/g)].map(([, name = '']) => name)

const openApi = JSON.parse(readFileSync(resolve(__dirname, '../openapi.json'), 'utf8')) as OpenApi

/** The members of a call's body in openapi.json, by name. */
function membersOf(path: string, method: string): string[] {
  const content = openApi.paths[`/api${path}`]?.[method.toLowerCase()]?.requestBody?.content
  const name = content?.['application/json']?.schema.$ref?.split('/').at(-1) ?? ''
  return Object.keys(openApi.components.schemas[name]?.properties ?? {}).sort()
}

// But for the one that takes whatever a mail program sends.
const writes = calls.filter(row => row.method !== 'GET' && !('isOpenToOtherSites' in row))
test('API guide: each call takes exactly the fields that it names', async () => {
  const caller = await api.as(await person())
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType)
  for (const { method, path } of writes) {
    const call = `${method} /api${path}`
    const documented = namesIn(/^Body: (.*?)\n\n/ms.exec(sectionOf(call))?.[1] ?? '')
    expect([call, ...documented.sort()]).toEqual([call, ...membersOf(path, method)])
    const names = new Set([...documented, ...inputs.flatMap(type => Object.keys(type.getFields()))])
    // With one that nothing knows, so that all of them are checked and nothing is done.
    const body = Object.fromEntries([...names, 'colour'].map(name => [name, null]))
    const { status, body: answer } = await caller.rest(method, path, body)
    expect([call, status]).toEqual([call, 400])
    const unknown = new Set((answer as { errors: FieldError[] }).errors.map(({ field }) => field))
    expect([...names].filter(name => !unknown.has(name)).sort()).toEqual(documented)
  }
})

test('API guide: what it says of each call is in the API', () => {
  const types = Object.values(schema.getTypeMap())
  for (const { method, path } of calls) {
    const call = `${method} /api${path}`
    const known = new Set([
      ...namesIn(/^Body: (.*?)\n\n/ms.exec(sectionOf(call))?.[1] ?? ''),
      ...types
        .filter(isEnumType)
        .flatMap(type => type.getValues().map(({ value }) => String(value))),
      // A list's arguments are its download's parameters.
      ...Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap(({ args }) =>
        args.map(({ name }) => name),
      ),
      'resetsAt',
      // The query parameter of the unsubscribe call, which runs with any value.
      'token',
    ])
    const answered = [...sectionOf(call).matchAll(/"(\w+)":/g)].map(([, name = '']) => name)
    const said = namesIn(sectionOf(call).replace(/```.*?```/gs, ''))
    const unknown = said.filter(name => !known.has(name) && !answered.includes(name))
    expect([call, ...unknown]).toEqual([call])
  }
})

test('API guide: the tables of operations and enums are what `npm run codegen` writes', () => {
  expect(page).toContain(operationTables(schema))
  expect(page).toContain(enumTable(schema))
})

test('API guide: lists each error code', () => {
  for (const [code, { status }] of Object.entries(ERRORS))
    expect(page).toMatch(new RegExp(`^\\| \`${code}\` +\\| ${status} `, 'm'))
})

test('API guide: states the query limits', () => {
  const { depth, introspectionDepth, aliases, typenames, schemas, types, ...others } = QUERY_LIMITS
  expect({ schemas, types }).toEqual({ schemas: 1, types: 5 })
  const texts = [
    '`__schema` once, `__type` 5 times',
    `${depth} levels, ${introspectionDepth} of introspection`,
    `${aliases}, and \`__typename\` ${typenames} times`,
  ]
  for (const text of texts) expect(page).toContain(text)
  for (const [what, most] of Object.entries(others))
    expect(page).toMatch(new RegExp(`^\\| ${what}( of a response)? +\\| ${most} +\\|$`, 'm'))
})
