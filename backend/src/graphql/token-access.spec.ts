import { getNamedType, isLeafType, type GraphQLField } from 'graphql'
import { access, ofPlayers } from '../../test/access-rights'
import { createToken } from '../../test/api-tokens'
import { createMembership } from '../../test/club-members'
import { startApi } from '../../test/harness'
import { registry } from '../../test/registry'
import { keepRows } from '../../test/kept-rows'
import { createRowsInEveryTable } from '../../test/rows-in-every-table'
import { subscriptionEvents } from '../../test/subscription-events'
import { openSubscription } from '../../test/subscriptions'
import { TokenScope } from '../accounts/token-scope'
import { clubDayAfter } from '../core/club-day'
import { db } from '../database/data-source'
import { WaitlistEntry } from '../features/waitlist/waitlist-entry.entity'
import { createSchema } from '../schema'
import { declarationOf, type Access } from './operation.decorators'

const api = startApi()
const schema = createSchema(registry)
const roots = {
  query: schema.getQueryType()?.getFields() ?? {},
  mutation: schema.getMutationType()?.getFields() ?? {},
  subscription: schema.getSubscriptionType()?.getFields() ?? {},
}
const everyScope = Object.values(TokenScope)

type Verb = keyof typeof roots
type Field = GraphQLField<unknown, unknown>

const verbs: Verb[] = ['query', 'mutation', 'subscription']
const fields = verbs.flatMap(verb =>
  Object.values(roots[verb]).map(field => [field.name, verb, field] as const),
)

const CLOSED = 'An access token cannot do this. Please sign in.'

interface Refusal {
  code: string
  message: string
  requiredScope?: string
}

function operation(verb: Verb, { name, type }: Field): string {
  const words = access[name]?.[3] ?? ''
  const args = words.replace('EMAIL', 'a@example.com').replace('DAY', clubDayAfter(api.now(), 1))
  return `${verb} { ${name}${args} ${isLeafType(getNamedType(type)) ? '' : '{ __typename }'} }`
}

/** Returns the first error of the call; undefined if there is none. */
async function ask(token: string, verb: Verb, field: Field): Promise<Refusal | undefined> {
  const query = operation(verb, field)
  if (verb === 'subscription') return subscribe(token, query, field.name)
  const response = await api.withToken(token).post('/graphql', { query })
  return refusalOf((await response.json()) as Answer)
}

type Answer = { errors?: { message: string; extensions: { code: string } }[] } | undefined

const refusalOf = (answer: Answer): Refusal | undefined => {
  const [error] = answer?.errors ?? []
  return error && { message: error.message, ...error.extensions }
}

async function subscribe(token: string, query: string, name: string) {
  const subscription = openSubscription(api.base, query, { authorization: `Bearer ${token}` })
  const send = subscriptionEvents[name]
  if (!send) throw new Error(`nothing makes ${name} send anything`)
  await subscription.untilEstablished(() => send(api.now()))
  const refusal = refusalOf(await subscription.next())
  await subscription.close()
  return refusal
}

const isByToken = (refusal: Refusal | undefined) =>
  refusal?.requiredScope !== undefined || refusal?.message === CLOSED

const neededFor = (field: Field) => declarationOf(field).access

const rows = keepRows(async (now: Date) => {
  const { member, team } = await createRowsInEveryTable(now)
  await createMembership(member)
  return { member, team }
})

/** Returns the first root field with this access, of a person before those of the team. */
function fieldWith(needed: Access, verb?: Verb) {
  const found = fields.filter(
    ([, one, field]) => neededFor(field) === needed && (verb === undefined || one === verb),
  )
  const ofPerson = found.find(([, , field]) => declarationOf(field).who === 'member')
  return ofPerson ?? found[0]
}

/*
 * rights.spec shows for each field what it asks a token for. Here, tokens are sent with requests: one
 * with the scope alone, and one with all others.
 */
test('token access: each scope opens its operations to a token, and no other scope does (SEC-K1)', async () => {
  const { member, team } = await rows(api.now())
  const asked = [
    ...everyScope.map(scope => fieldWith(scope)),
    fieldWith(TokenScope.BOOKINGS_READ, 'subscription'),
    fieldWith('open'),
    ...verbs.map(verb => fieldWith('closed', verb)),
  ].filter(one => one !== undefined)
  expect(new Set(asked.map(([, verb]) => verb)).size).toBe(verbs.length)
  for (const [name, verb, field] of asked) {
    const needed = neededFor(field)
    const owner = typeof declarationOf(field).who === 'object' ? team : member
    const others = everyScope.filter(one => one !== needed)
    const refusal = await ask(await createToken(owner, others, api.now()), verb, field)
    if (needed === 'open') expect([name, isByToken(refusal)]).toEqual([name, false])
    else if (needed === 'closed')
      expect([name, refusal]).toMatchObject([name, { code: 'FORBIDDEN', message: CLOSED }])
    else {
      expect([name, refusal]).toMatchObject([name, { code: 'FORBIDDEN', requiredScope: needed }])
      const token = await createToken(owner, [needed], api.now())
      expect([name, isByToken(await ask(token, verb, field))]).toEqual([name, false])
    }
  }
})

test('token access: no scope opens what members read of each other, or what changes it (PLAYER-3)', () => {
  const open = fields.filter(([, , field]) => neededFor(field) !== 'closed')
  expect(ofPlayers.filter(name => open.some(([one]) => one === name))).toEqual([])
})

test('token access: fields below the root ask for their scope, or are closed (SEC-K1)', async () => {
  const { team } = await rows(api.now())
  const errorsOf = async (scopes: TokenScope[], query: string) => {
    const response = await api
      .withToken(await createToken(team, scopes, api.now()))
      .post('/graphql', { query })
    const { errors = [] } = (await response.json()) as { errors?: { extensions: Refusal }[] }
    return errors.map(({ extensions: { code, requiredScope } }) => [code, requiredScope])
  }
  const mails = '{ mails(first: 1) { edges { node { id text } } } }'
  expect(await errorsOf(everyScope, mails)).toEqual([['FORBIDDEN', undefined]])
  const { id } = await db.getRepository(WaitlistEntry).findOneByOrFail({ position: 1 })
  const details = `{ waitlistEntryDetails(id: "${id}") { bookings { pageInfo { hasNextPage } } } }`
  const { WAITLIST_READ, BOOKINGS_READ } = TokenScope
  expect(await errorsOf([WAITLIST_READ], details)).toEqual([['FORBIDDEN', BOOKINGS_READ]])
  expect(await errorsOf([WAITLIST_READ, BOOKINGS_READ], details)).toEqual([])
})
