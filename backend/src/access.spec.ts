import type { GraphQLField } from 'graphql'
import type { Caller } from '../test/caller'
import { staffPerson } from '../test/factories'
import { startApi } from '../test/harness'
import { access, type Who } from '../test/access-rights'
import { everythingOf } from '../test/everything-of'
import { createMembership } from '../test/club-members'
import { subscriptionEvents } from '../test/subscription-events'
import { openSubscription } from '../test/subscriptions'
import { keepRows } from '../test/kept-rows'
import { NAMES_SECRETS, SECRETS, createRowsInEveryTable } from '../test/rows-in-every-table'
import { clubDayAfter } from './core/club-day'
import { registry } from '../test/registry'
import type { AppointedRole } from './accounts/staff-role'
import { declarationOf } from './graphql/operation.decorators'
import { createSchema } from './schema'
import { staffMay } from './shared/staff-scopes'

const api = startApi()
const rowsInEveryTable = keepRows(createRowsInEveryTable)
const schema = createSchema(registry)

const queries = schema.getQueryType()?.getFields() ?? {}
const mutations = schema.getMutationType()?.getFields() ?? {}
const subscriptions = schema.getSubscriptionType()?.getFields() ?? {}
const fields = Object.values({ ...queries, ...mutations, ...subscriptions })

/**
 * Returns whether the person may select the field. An operation with any other field is refused
 * whole; rights.spec tries each of these.
 */
const selectableBy = (one: Who | AppointedRole) => (field: GraphQLField<unknown, unknown>) => {
  if (one === 'team') return field.name !== 'notTold'
  const { who } = declarationOf(field)
  if (typeof who === 'object')
    return isStaff(one) && staffMay(one, who.staff) && field.name !== 'notTold'
  return who === 'everyone'
}

const isStaff = (one: Who | AppointedRole) => one === 'MANAGER' || one === 'DESK'

interface Asking {
  caller: Caller
  one: Who | AppointedRole
  email: string
}

async function ask(field: GraphQLField<unknown, unknown>, { caller, one, email }: Asking) {
  if (field.name in subscriptions) return subscribe(field, caller, one)
  const args = argumentsOf(field.name, email)
  const verb = field.name in mutations ? 'mutation' : 'query'
  // Aliased, because an operation's name may contain a word that responses must not contain.
  const query = `${verb} { answer: ${field.name}${args}${everythingOf(field.type, selectableBy(one))} }`
  const response = await caller.post('/graphql', { query })
  const answer = (await response.json()) as {
    data?: unknown
    errors?: { path?: string[]; extensions: { code: string } }[]
  }
  const [refusal] = answer.errors ?? []
  return { code: refusal?.extensions.code ?? '', text: JSON.stringify(answer.data ?? null) }
}

/** The day of the other person’s booking. */
const day = () => clubDayAfter(api.now(), 1)
/** Returns the arguments of a root field. */
const argumentsOf = (name: string, email: string) =>
  access[name]?.[3]?.replace('EMAIL', email).replace('DAY', day()) ?? ''

async function subscribe(
  field: GraphQLField<unknown, unknown>,
  { cookie }: Caller,
  one: Asking['one'],
) {
  const args = argumentsOf(field.name, '')
  const query = `subscription { ${field.name}${args}${everythingOf(field.type, selectableBy(one))} }`
  const subscription = openSubscription(api.base, query, { cookie })
  const send = subscriptionEvents[field.name]
  if (!send) throw new Error(`nothing makes ${field.name} send anything`)
  await subscription.untilEstablished(() => send(api.now()))
  const { errors, data } = (await subscription.next()) ?? {}
  await subscription.close()
  return { code: errors?.[0]?.extensions.code ?? '', text: JSON.stringify(data ?? null) }
}

test('every root field has a row (SEC-Z2)', () => {
  expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(access).sort())
})

const who: Who[] = ['visitor', 'member', 'team']

/** Returns the code of the response. */
async function expectAccess(
  one: Who,
  field: GraphQLField<unknown, unknown>,
  people: Awaited<ReturnType<typeof createRowsInEveryTable>>,
): Promise<string> {
  const caller = one === 'visitor' ? api.visitor : await api.as(people[one])
  const { code, text } = await ask(field, { caller, one, email: people.member.email })
  expect({ one, code }).toEqual({ one, code: access[field.name]?.[who.indexOf(one)] })
  if (!NAMES_SECRETS.has(field.name)) expect(text).not.toMatch(SECRETS)
  if (one !== 'team') {
    expect(text).not.toContain(people.other.email)
    expect(text).not.toContain(people.other.id)
  }
  return code
}

async function createPeople(field: GraphQLField<unknown, unknown>) {
  const people = await rowsInEveryTable(api.now())
  const { errors } = declarationOf(field)
  if (errors.some(one => one.startsWith('FORBIDDEN without a membership')))
    await createMembership(people.member)
  return people
}

/** The codes of calls that change nothing. */
const REFUSALS = new Set(['UNAUTHENTICATED', 'FORBIDDEN'])

test.each(fields.map(field => [field.name, field] as const))(
  '%s as visitor, member and team (SEC-Z2, SEC-O3, SEC-O4)',
  async (_, field) => {
    let people = await createPeople(field)
    for (const one of who) {
      const code = await expectAccess(one, field, people)
      const mayHaveChanged = field.name in mutations && !REFUSALS.has(code)
      if (mayHaveChanged && one !== 'team') people = await createPeople(field)
    }
  },
)

/*
 * The rows are shared: what the other role may not do changes nothing, and the operations that it may
 * do are called with ids of nothing.
 */
test.each<AppointedRole>(['MANAGER', 'DESK'])(
  '%s: each operation of the team, as the table of scopes says (SEC-Z2, SEC-Z3)',
  async role => {
    await rowsInEveryTable(api.now())
    const asking: Asking = { caller: await api.as(await staffPerson(role)), one: role, email: '' }
    const expected: Record<string, string | undefined> = {}
    const actual: Record<string, string> = {}
    for (const field of fields) {
      const { who } = declarationOf(field)
      if (typeof who === 'string') continue
      expected[field.name] = staffMay(role, who.staff) ? access[field.name]?.[2] : 'FORBIDDEN'
      actual[field.name] = (await ask(field, asking)).code
    }
    expect(actual).toEqual(expected)
  },
)

test('the team’s lists contain the other person’s rows', async () => {
  const people = await rowsInEveryTable(api.now())
  const asking: Asking = { caller: await api.as(people.team), one: 'team', email: '' }
  const changed = subscriptions['waitlistEntryChanged']
  if (!changed) throw new Error('waitlistEntryChanged')
  expect((await ask(changed, asking)).text).toContain(people.other.email)
  for (const name of [
    'waitlist',
    'memberSurveys',
    'contactSubmissions',
    'generalSurveys',
    'mails',
    'charges',
    'courtSchedule',
  ]) {
    const field = queries[name]
    if (!field) throw new Error(name)
    expect((await ask(field, asking)).text).toContain(people.other.email)
  }
})
