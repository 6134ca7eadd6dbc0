import { getNamedType, isObjectType, type GraphQLField } from 'graphql'
import { createRowsInEveryTable } from '../../test/rows-in-every-table'
import { registry } from '../../test/registry'
import type { Caller } from '../../test/caller'
import { startApi } from '../../test/harness'
import { plansOf } from '../../test/statements'
import { booking } from '../../test/factories'
import { DAY_MS } from '../core/durations'
import { db } from '../database/data-source'
import { createSchema } from '../schema'

const api = startApi()
const types = createSchema(registry).getTypeMap()

/** The lists of members, who read only their own rows. */
const OF_MEMBERS = ['Query.bookings', 'Query.upcomingBookings']

const isList = ({ type }: GraphQLField<unknown, unknown>) => {
  const named = getNamedType(type)
  return isObjectType(named) && 'pageInfo' in named.getFields()
}

/** Every list of the schema, as `Type.field`. */
const lists = Object.values(types).flatMap(type =>
  isObjectType(type)
    ? Object.values(type.getFields())
        .filter(isList)
        .map(field => ({ name: `${type.name}.${field.name}`, field }))
    : [],
)
const teamLists = lists.filter(({ name }) => !OF_MEMBERS.includes(name)).map(({ name }) => name)

test('team lists: every list of the team has a period and can be followed (API-21)', () => {
  for (const { name, field } of lists) {
    const names = ['createdAfter', 'createdBefore', 'follow']
    const args = field.args.map(arg => arg.name).filter(arg => names.includes(arg))
    expect([name, args.toSorted()]).toEqual([name, OF_MEMBERS.includes(name) ? [] : names])
  }
  expect(teamLists).toHaveLength(33)
})

interface Ids {
  entryId: string
  userId: string
}

const NOBODY: Ids = { entryId: '', userId: '' }

/** Returns an operation that reads a list once for each of these arguments, under the aliases a0, a1 and so on. */
function queryOf(name: string, args: readonly string[], { entryId, userId }: Ids = NOBODY): string {
  const [type = '', field = ''] = name.split('.')
  const lists = args.map(
    (some, index) =>
      `a${index}: ${field}${some && `(${some})`} { totalCount edges { node { __typename id } } }`,
  )
  const rows = lists.join(' ')
  if (type === 'Wave') return `{ of: waves(first: 1) { edges { node { ${rows} } } } }`
  if (type === 'Query') return `{ ${rows} }`
  if (type === 'Person') return `{ of: person(id: "${userId}") { ${rows} } }`
  return `{ of: waitlistEntryDetails(id: "${entryId}") { ${rows} } }`
}

interface Rows {
  totalCount: number
  edges: { node: { id: string } }[]
}

type Lists = Record<string, Rows>

interface Answer {
  data?: Lists & { of?: Lists & { edges?: { node: Lists }[] } }
  errors?: { extensions: object }[]
}

async function ask(caller: Caller, query: string) {
  const response = await caller.post('/graphql', { query })
  return (await response.json()) as Answer
}

interface Found {
  ids: string[]
  totalCount: number
}

/** Returns what the operation of `queryOf` reads, in the order of its arguments. */
async function listsOf(caller: Caller, query: string): Promise<Found[]> {
  const { data, errors } = await ask(caller, query)
  if (errors || !data) throw new Error(JSON.stringify(errors))
  const lists = data.of?.edges?.[0]?.node ?? data.of ?? data
  return Object.values(lists).map(({ edges, totalCount }) => ({
    ids: edges.map(({ node }) => node.id).toSorted(),
    totalCount,
  }))
}

/** Creates rows in every list; returns the team, and the ids of a person who has rows of each kind. */
async function createRows(): Promise<{ caller: Caller } & Ids> {
  const { team, other, member } = await createRowsInEveryTable(api.now())
  const [entry] = await db.query<{ id: string }[]>(
    'SELECT id FROM waitlist_entry WHERE "userId" = $1',
    [other.id],
  )
  await db.query(
    `INSERT INTO note ("userId", text, "authorId", "authorEmail") VALUES ($1, 'Left-handed', $2, $3)`,
    [other.id, team.id, team.email],
  )
  await db.query('UPDATE waitlist_entry SET "referredBy" = $1 WHERE "userId" = $2', [
    other.id,
    member.id,
  ])
  await db.query(
    `INSERT INTO offer ("waveId", "waveSize", place, "entryId", state, "sentAt", "expiresAt", "decidedAt")
     SELECT id, size, 1, $1, 'declined', now(), now() + interval '1 day', now() FROM wave`,
    [entry?.id],
  )
  await booking(other, { bookingDate: '2020-01-01' })
  return { caller: await api.as(team), entryId: entry?.id ?? '', userId: other.id }
}

const PAST = '"1900-01-01T00:00:00Z"'
const FUTURE = '"2100-01-01T00:00:00Z"'

test('team lists: each reads the rows of a period, also if it is followed, and refuses an empty period (API-21)', async () => {
  const { caller, ...ids } = await createRows()
  for (const name of teamLists) {
    const args = [
      '',
      `createdAfter: ${PAST}, createdBefore: ${FUTURE}`,
      `createdAfter: ${FUTURE}`,
      `createdBefore: ${PAST}`,
      `follow: true, createdBefore: ${PAST}`,
    ]
    const [all, ...others] = await listsOf(caller, queryOf(name, args, ids))
    const nothing = { ids: [], totalCount: 0 }
    expect([name, ...others]).toEqual([name, all, nothing, nothing, nothing])
    expect([name, all!.ids.length]).not.toEqual([name, 0])
    // A transaction of another worker may hold back the newest rows for a moment. The rows and their
    // number are read by two statements.
    const query = queryOf(name, ['follow: true'], ids)
    let [followed] = await listsOf(caller, query)
    while (followed!.ids.length < all!.ids.length || followed!.totalCount < all!.totalCount)
      [followed] = await listsOf(caller, query)
    expect([name, followed]).toEqual([name, all])
    const empty = queryOf(name, [`createdAfter: ${FUTURE}, createdBefore: ${PAST}`], ids)
    const { errors } = await ask(caller, empty)
    expect([name, errors?.[0]?.extensions]).toMatchObject([
      name,
      { code: 'BAD_USER_INPUT', fields: [{ field: 'createdBefore', path: ['createdBefore'] }] },
    ])
  }
})

test('team lists: a period includes its first millisecond, and not the one at which it ends (API-21)', async () => {
  const { caller } = await createRows()
  const periods = [
    ['createdAfter: "2026-03-01T12:00:00.344Z"', 1],
    ['createdAfter: "2026-03-01T12:00:00.345Z"', 1],
    ['createdAfter: "2026-03-01T12:00:00.346Z"', 0],
    ['createdAfter: "2026-03-01T07:00:00.345-05:00"', 1],
    ['createdBefore: "2026-03-01T12:00:00.345Z"', 0],
    ['createdBefore: "2026-03-01T12:00:00.346Z"', 1],
  ] as const
  const query = queryOf(
    'Query.charges',
    periods.map(([args]) => args),
  )
  // The API shows the time without its microseconds.
  for (const time of ['12:00:00.345', '12:00:00.345999']) {
    await db.query('UPDATE charge SET "createdAt" = $1', [`2026-03-01T${time}Z`])
    const counts = (await listsOf(caller, query)).map(({ totalCount }) => totalCount)
    expect(counts).toEqual(periods.map(([, count]) => count))
  }
  const empty = `createdAfter: ${FUTURE}, createdBefore: ${FUTURE}`
  const { errors } = await ask(caller, queryOf('Query.charges', [empty]))
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
})

test('team lists: a period is read by an index', async () => {
  await db.query(
    `WITH person AS (
       INSERT INTO "user" (email, password)
       SELECT md5(n::text) || '@example.com', 'none' FROM generate_series(1, 5000) n RETURNING id
     )
     INSERT INTO membership ("userId", plan, "startedAt")
     SELECT id, 'standard', now() - interval '1 hour' * row_number() OVER () FROM person`,
  )
  await db.query('ANALYZE membership, "user"')
  const caller = await api.team()
  const yesterday = new Date(Date.now() - DAY_MS).toISOString()
  const plans = await plansOf(async () => {
    const query = queryOf('Query.memberships', [`createdAfter: "${yesterday}"`])
    expect((await listsOf(caller, query))[0]?.totalCount).toBeGreaterThan(20)
  })
  // The page and its total; another statement reads the session.
  const lists = plans.filter(plan => plan.includes('membership'))
  expect(lists).toHaveLength(2)
  for (const plan of lists) {
    expect(plan).toContain('startedAt')
    expect(plan).not.toContain('Seq Scan on membership')
  }
})

test('team lists: a followed waitlist has no other order', async () => {
  const caller = await api.team()
  for (const order of ['sort: email', 'direction: DESC', 'sort: position, direction: DESC']) {
    const { errors } = await ask(caller, queryOf('Query.waitlist', [`follow: true, ${order}`]))
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'follow', path: ['follow'] }],
    })
  }
})
