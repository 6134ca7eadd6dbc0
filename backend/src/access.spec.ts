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
import type { User } from './accounts/user.entity'
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

type Asker = Who | AppointedRole

/**
 * Returns whether the person may select the field. An operation with any other field is refused
 * whole; rights.spec tries each of these.
 */
const selectableBy = (one: Asker) => (field: GraphQLField<unknown, unknown>) => {
  if (one === 'team') return field.name !== 'notTold'
  const { who } = declarationOf(field)
  if (typeof who === 'object')
    return isStaff(one) && staffMay(one, who.staff) && field.name !== 'notTold'
  return who === 'everyone'
}

const isStaff = (one: Asker) => one === 'MANAGER' || one === 'DESK'

interface Asking {
  caller: Caller
  one: Asker
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

async function subscribe(field: GraphQLField<unknown, unknown>, { cookie }: Caller, one: Asker) {
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

/**
 * Returns the code with which the rights refuse the whole operation; undefined if they do not.
 * rights.spec shows that they refuse what the fields declare.
 */
function refusalOf(one: Who, field: GraphQLField<unknown, unknown>): string | undefined {
  const { who } = declarationOf(field)
  if (who === 'everyone' || one === 'team') return undefined
  if (one === 'visitor') return 'UNAUTHENTICATED'
  return typeof who === 'object' ? 'FORBIDDEN' : undefined
}

/** Returns the role that asks for the team: staff with the fewest rights that suffice. */
function roleFor(field: GraphQLField<unknown, unknown>): 'team' | AppointedRole {
  const { who } = declarationOf(field)
  if (typeof who !== 'object') return 'team'
  const appointed: AppointedRole[] = ['DESK', 'MANAGER']
  return appointed.find(role => staffMay(role, who.staff)) ?? 'team'
}

/** Returns whether the walk asks for the field: what the team gets as members do is asked as a member. */
function isAsked(one: Who, field: GraphQLField<unknown, unknown>): boolean {
  const [, member, team] = access[field.name] ?? []
  return one !== 'team' || member !== team || typeof declarationOf(field).who === 'object'
}

const needsMembership = (field: GraphQLField<unknown, unknown>) =>
  declarationOf(field).errors.some(one => one.startsWith('FORBIDDEN without a membership'))

/**
 * Returns the fields in an order in which none changes what a later one returns: those that fail or
 * only read, then those that change something.
 */
function inOrder(one: Who, some: typeof fields) {
  const turnOf = ({ name }: GraphQLField<unknown, unknown>) => {
    // It refuses the address of an account, which register creates.
    if (name === 'forgetAddress') return 1
    if (name === 'deleteMyAccount') return 3
    return name in mutations && access[name]?.[who.indexOf(one)] === '' ? 2 : 0
  }
  return some.toSorted((first, second) => turnOf(first) - turnOf(second))
}

type People = Awaited<ReturnType<typeof createRowsInEveryTable>>

/** Returns the code of each field, and the responses with what this person may not read. */
async function codesOf(one: Who, some: typeof fields, people: People) {
  const staff = { DESK: await staffPerson('DESK'), MANAGER: await staffPerson('MANAGER') }
  const users: Record<Asker, User | undefined> = { ...people, ...staff, visitor: undefined }
  const callers = new Map<Asker, Caller>()
  const codes: [string, string][] = []
  const leaks: string[] = []
  for (const field of inOrder(one, some)) {
    const { name } = field
    const refusal = refusalOf(one, field)
    if (refusal !== undefined) {
      codes.push([name, refusal])
      continue
    }
    const as = one === 'team' ? roleFor(field) : one
    const user = users[as]
    const caller = callers.get(as) ?? (user ? await api.as(user) : api.visitor)
    // A mutation may end the session.
    if (name in mutations) callers.delete(as)
    else callers.set(as, caller)
    const { code, text } = await ask(field, { caller, one: as, email: people.member.email })
    codes.push([name, code])
    const ofOthers = one === 'team' ? [] : [people.other.email, people.other.id]
    const hasSecret = SECRETS.test(text) && !NAMES_SECRETS.has(name)
    if (hasSecret || ofOthers.some(words => text.includes(words))) leaks.push(`${name}: ${text}`)
  }
  return { codes, leaks }
}

test.each(who)(
  '%s: each root field returns what its row says, and nothing of others (SEC-Z2, SEC-Z3, SEC-O3, SEC-O4)',
  async one => {
    const asked = fields.filter(field => isAsked(one, field))
    const some = asked.filter(field => !needsMembership(field))
    const ofMembers = asked.filter(needsMembership)
    const before = await codesOf(one, some, await rowsInEveryTable(api.now()))
    const people = await rowsInEveryTable(api.now())
    await createMembership(people.member)
    const after = await codesOf(one, ofMembers, people)
    const expected = asked.map(({ name }) => [name, access[name]?.[who.indexOf(one)]])
    expect(Object.fromEntries([...before.codes, ...after.codes])).toEqual(
      Object.fromEntries(expected),
    )
    expect([...before.leaks, ...after.leaks]).toEqual([])
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
