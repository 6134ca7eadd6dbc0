import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import {
  getNamedType,
  isIntrospectionType,
  isObjectType,
  isRequiredArgument,
  type GraphQLObjectType,
} from 'graphql'
import { declarationOf } from '../src/graphql/operation.decorators'
import { db } from '../src/database/data-source'
import { registry } from './registry'
import { createSchema } from '../src/schema'
import { clubDay } from '../src/core/club-day'
import { listCourts } from '../src/features/courts/courts.service'
import { Letter } from '../src/features/letters/letter.entity'
import { CourtClosure } from '../src/features/court-blocks/court-closure.entity'
import { Membership } from '../src/features/memberships/membership.entity'
import { Mail } from '../src/mail/mail.entity'
import { WaitlistEntry } from '../src/features/waitlist/waitlist-entry.entity'
import { SCHEMA_VERSION } from '../src/features/version/schema-version'
import { startApi } from './harness'
import { valuesOf } from './sample-arguments'
import { createRowsInEveryTable } from './rows-in-every-table'
import { webhookSamples } from './webhooks'

const api = startApi()
const run = promisify(execFile)
const modules = resolve(__dirname, '../../node_modules')

/** A program that an integrator would write with the generated client. */
const program = `
import { createClient } from './club/index'

/** Selects everything that genql's __scalar covers; throws if the API refuses a field. */
export const everything = (url: string, cookie: string, verb: 'query' | 'mutation', request: object) => {
  const client = createClient({ url, headers: { cookie } })
  return verb === 'query' ? client.query(request) : client.mutation(request)
}

export async function tour(url: string) {
  const jar: { cookie?: string } = {}
  const client = createClient({
    url,
    fetcher: async operation => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...jar },
        body: JSON.stringify(operation),
      })
      jar.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? jar.cookie ?? ''
      return response.json()
    },
  })
  const { schemaVersion, waitlistStats } = await client.query({
    schemaVersion: true,
    waitlistStats: { capacity: true, resetsAt: true },
  })
  const capacity: number = waitlistStats.capacity
  const account = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', password: 'a third shot' }
  const { register } = await client.mutation({ register: { __args: { input: account }, role: true } })
  const { joinWaitlist } = await client.mutation({
    joinWaitlist: { __args: { input: {} }, entry: { position: true, status: true } },
  })
  const status: 'invited' | 'joined' | 'left' | 'waiting' | undefined = joinWaitlist?.entry.status
  // @ts-expect-error the API has no such field
  await client.query({ nothing: true }).catch(() => undefined)
  // @ts-expect-error an account needs a password
  await client.mutation({ register: { __args: { input: { email: '' } }, id: true } }).catch(() => undefined)
  return { schemaVersion, capacity, role: register?.role, position: joinWaitlist?.entry.position, status }
}
`

interface Program {
  tour: (url: string) => Promise<unknown>
  everything: (url: string, cookie: string, verb: string, request: object) => Promise<unknown>
}

/** The tools of integrators are slow on a busy machine. */
const TOOLS_MS = 120_000

let folder = ''
let theirs: Program
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'coral-way-client-'))
  symlinkSync(modules, join(folder, 'node_modules'))
  theirs = await made()
}, TOOLS_MS)
afterAll(() => rmSync(folder, { recursive: true }))

/** Builds the program with the tools from the served schema. */
async function made(): Promise<Program> {
  const tool = join(dirname(require.resolve('@genql/cli/package.json')), 'dist/cli.js')
  const endpoint = `${api.base}/graphql`
  await run(process.execPath, [tool, '--endpoint', endpoint, '--output', join(folder, 'club')])
  const file = join(folder, 'program.ts')
  writeFileSync(file, program)
  const strict = ['--strict', '--skipLibCheck', '--target', 'es2023', '--module', 'node20']
  const compiler = [join(modules, '@typescript/native/bin/tsc'), ...strict, '--types', 'node', file]
  await run(process.execPath, compiler, { cwd: folder }).catch((error: unknown) => {
    throw new Error((error as { stdout: string }).stdout)
  })
  return (await import(join(folder, 'program.js'))) as Program
}

test('generated client: genql generates a working typed client from the served schema', async () => {
  expect(await theirs.tour(`${api.base}/graphql`)).toEqual({
    schemaVersion: SCHEMA_VERSION,
    capacity: 225,
    role: 'MEMBER',
    position: 1,
    status: 'waiting',
  })
})

const schema = createSchema(registry)

interface Search {
  /** Gets the names of the types. */
  seen: Set<string>
  isTeam: boolean
  /** The types that are not selected again. */
  above: string[]
}

/** Returns all scalars of a type and of its object fields, as a genql selection. */
function scalarsOf(
  type: GraphQLObjectType,
  { seen, isTeam, above }: Search,
): Record<string, unknown> {
  seen.add(type.name)
  const inner = Object.values(type.getFields()).flatMap(field => {
    const { name, type: of } = field
    const named = getNamedType(of)
    // A refused field refuses the whole operation.
    const isOpen = isTeam || declarationOf(field).who === 'everyone'
    const isNew = isObjectType(named) && isOpen && !above.includes(named.name)
    const below = { seen, isTeam, above: [...above, type.name] }
    return isNew ? [[name, scalarsOf(named, below)] as const] : []
  })
  return { __scalar: true, ...Object.fromEntries(inner) }
}

const codeOf = (error: unknown) =>
  (error as { errors?: { path?: unknown[]; extensions: { code: string } }[] }).errors?.map(
    ({ path = [], extensions }) => `${path.join('.')} ${extensions.code}`,
  )

/** Mutations that return what no query does. */
const CREATING = [
  'joinWaitlist',
  'blockCourts',
  'createCourtClosure',
  'createApiToken',
  'createWebhookEndpoint',
  'startAuthenticator',
]
/** Only a link to play and the code of an authenticator app lead to them. */
const UNREAD = ['LinkedBooking', 'SecondFactorAdded']

test('generated client: whoever can read a row can select all of its scalars', async () => {
  const people = await createRowsInEveryTable(api.now())
  const [queries, mutations] = [schema.getQueryType(), schema.getMutationType()]
  const url = `${api.base}/graphql`
  const { id } = await db.getRepository(WaitlistEntry).findOneByOrFail({ userId: people.other.id })
  const [mail] = await db.getRepository(Mail).find()
  const [court] = await listCourts()
  const [membership] = await db.getRepository(Membership).findBy({ userId: people.other.id })
  const [closure] = await db.getRepository(CourtClosure).find()
  const [letter] = await db.getRepository(Letter).find()
  const ofMembership = ['membershipEnd', 'planChangeOf', 'planHistoryOf']
  const idOf = (root: string) => {
    if (root === 'mail') return mail?.id
    if (root === 'letter') return letter?.id
    if (root === 'person') return people.other.id
    if (root.includes('CourtClosure') || root === 'courtClosure') return closure?.id
    return ofMembership.includes(root) ? membership?.id : id
  }
  const samplesOf = (root: string) => ({
    id: () => idOf(root),
    userId: () => (root === 'owedBy' ? people.other.id : undefined),
    plan: () => 'unlimited',
    email: () => 'nobody@example.com',
    courts: () => (root === 'demandForecast' ? 2 : [court?.id]),
    metShare: () => 0.9,
    from: () => clubDay(api.now()),
    until: () => (root === 'updateCourtClosurePreview' ? undefined : clubDay(api.now())),
    skipDates: () => undefined,
    restoreDates: () => undefined,
    weekdays: () => null,
    ...webhookSamples,
  })
  const seen = new Set<string>()
  const all = [
    ...Object.values(queries?.getFields() ?? {}).map(field => ['query', field] as const),
    ...CREATING.flatMap(name => {
      const field = mutations?.getFields()[name]
      return field ? [['mutation', field] as const] : []
    }),
  ]
  // Only the other person has a membership.
  const forMembers = ['bookingAllowance', 'planChange']
  const own = all.filter(([, { name }]) => forMembers.includes(name))
  const others = all.filter(([, { name }]) => !['planChange', 'playerLink'].includes(name))
  for (const [who, read] of [
    ['member', others],
    ['other', own],
    ['team', others],
  ] as const) {
    const { cookie = '' } = await api.as(people[who])
    for (const [verb, { name, type, args }] of read) {
      const named = getNamedType(type)
      if (!isObjectType(named)) continue
      const found = new Set<string>()
      const request = {
        [name]: {
          __args: {
            ...valuesOf(args.filter(isRequiredArgument), samplesOf(name)),
            // Each wave has a page of offers, and each letter its figures, so the page is smaller.
            ...(['letters', 'waves'].includes(name) && { first: 1 }),
          },
          // Only mutations fill `notTold`.
          ...scalarsOf(named, {
            seen: found,
            isTeam: who === 'team',
            above: verb === 'mutation' ? [] : ['NotTold'],
          }),
        },
      }
      const refused = await theirs.everything(url, cookie, verb, request).then(
        () => undefined,
        (error: unknown) => codeOf(error) ?? error,
      )
      // Either the whole field is forbidden for this person, or no part of it is refused.
      if (refused) expect(refused).toEqual([`${name} FORBIDDEN`])
      else for (const one of found) seen.add(one)
    }
  }
  const roots = [queries, mutations, schema.getSubscriptionType()]
  const types = Object.values(schema.getTypeMap()).filter(
    type => isObjectType(type) && !isIntrospectionType(type) && !roots.includes(type),
  )
  expect(types.map(({ name }) => name).filter(name => !seen.has(name))).toEqual(UNREAD)
})
