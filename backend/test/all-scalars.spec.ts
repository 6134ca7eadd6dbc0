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
import { startApi } from './harness'
import { literals, valuesOf } from './sample-arguments'
import { createRowsInEveryTable } from './rows-in-every-table'
import { webhookSamples } from './webhooks'

const api = startApi()
const schema = createSchema(registry)

interface Search {
  /** Gets the names of the types. */
  seen: Set<string>
  isTeam: boolean
  /** The types that are not selected again. */
  above: string[]
}

/** Returns a selection of all scalars of a type and of its object fields, as generated clients do. */
function scalarsOf(type: GraphQLObjectType, { seen, isTeam, above }: Search): string {
  seen.add(type.name)
  const inner = Object.values(type.getFields()).map(field => {
    const { name, type: of } = field
    const named = getNamedType(of)
    if (!isObjectType(named)) return name
    // A refused field refuses the whole operation.
    const isOpen = isTeam || declarationOf(field).who === 'everyone'
    const isNew = isOpen && !above.includes(named.name)
    const below = { seen, isTeam, above: [...above, type.name] }
    return isNew ? `${name} ${scalarsOf(named, below)}` : ''
  })
  return `{ ${inner.join(' ')} __typename }`
}

interface Answer {
  errors?: { path?: unknown[]; extensions: { code: string } }[]
}

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

test('clients: whoever can read a row can select all of its scalars', async () => {
  const people = await createRowsInEveryTable(api.now())
  const [queries, mutations] = [schema.getQueryType(), schema.getMutationType()]
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
    const caller = await api.as(people[who])
    for (const [verb, field] of read) {
      const { name, type, args } = field
      const named = getNamedType(type)
      const isRefused = who !== 'team' && typeof declarationOf(field).who === 'object'
      if (!isObjectType(named) || isRefused) continue
      const found = new Set<string>()
      const values = {
        ...valuesOf(args.filter(isRequiredArgument), samplesOf(name)),
        // Each wave has a page of offers, and each letter its figures, so the page is smaller.
        ...(['letters', 'waves'].includes(name) && { first: 1 }),
      }
      // Only mutations fill `notTold`.
      const above = verb === 'mutation' ? [] : ['NotTold']
      const selected = scalarsOf(named, { seen: found, isTeam: who === 'team', above })
      const words = literals(args, values)
      const query = `${verb} { ${name}${words && `(${words})`} ${selected} }`
      const { errors } = (await (await caller.post('/graphql', { query })).json()) as Answer
      const refused = errors?.map(
        ({ path = [], extensions }) => `${path.join('.')} ${extensions.code}`,
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
