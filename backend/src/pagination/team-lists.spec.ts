import { getNamedType, isObjectType, type GraphQLField } from 'graphql'
import { createRowsInEveryTable } from '../../test/rows-in-every-table'
import { registry } from '../../test/registry'
import { keepRows } from '../../test/kept-rows'
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

/** Returns a query whose field `rows` is the list. */
function queryOf(name: string, args: string, { entryId, userId }: Ids = NOBODY): string {
  const [type = '', field = ''] = name.split('.')
  const rows = `rows: ${field}${args && `(${args})`} { totalCount edges { node { __typename id } } }`
  if (type === 'Wave') return `{ of: waves(first: 1) { edges { node { ${rows} } } } }`
  if (type === 'Query') return `{ ${rows} }`
  if (type === 'Person') return `{ of: person(id: "${userId}") { ${rows} } }`
  return `{ of: waitlistEntryDetails(id: "${entryId}") { ${rows} } }`
}

interface Rows {
  totalCount: number
  edges: { node: { id: string } }[]
}

interface Answer {
  data?: {
    rows?: Rows
    of?: { rows?: Rows; edges?: { node: { rows: Rows } }[] }
  }
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

async function listOf(caller: Caller, query: string): Promise<Found> {
  const { data, errors } = await ask(caller, query)
  if (errors) throw new Error(JSON.stringify(errors))
  const rows = data?.rows ?? data?.of?.rows ?? data?.of?.edges?.[0]?.node.rows
  if (!rows) throw new Error('the answer has no list')
  return { ids: rows.edges.map(({ node }) => node.id).toSorted(), totalCount: rows.totalCount }
}

/** Creates rows in every list and returns the ids of a person who has rows of each kind. */
const keptRows = keepRows(async (now: Date) => {
  const { team, other, member } = await createRowsInEveryTable(now)
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
  return { team, entryId: entry?.id ?? '', userId: other.id }
})

async function createRows(): Promise<{ caller: Caller } & Ids> {
  const { team, ...ids } = await keptRows(api.now())
  return { caller: await api.as(team), ...ids }
}

const PAST = '"1900-01-01T00:00:00Z"'
const FUTURE = '"2100-01-01T00:00:00Z"'

test.each(teamLists)('team lists: %s', async name => {
  const { caller, ...ids } = await createRows()
  const listWith = (args: string) => listOf(caller, queryOf(name, args, ids))
  const all = await listWith('')
  expect(all.ids.length).toBeGreaterThan(0)
  const nothing = { ids: [], totalCount: 0 }
  expect(await listWith(`createdAfter: ${PAST}, createdBefore: ${FUTURE}`)).toEqual(all)
  expect(await listWith(`createdAfter: ${FUTURE}`)).toEqual(nothing)
  expect(await listWith(`createdBefore: ${PAST}`)).toEqual(nothing)
  expect(await listWith(`follow: true, createdBefore: ${PAST}`)).toEqual(nothing)
  // A transaction of another worker may hold back the newest rows for a moment. The rows and their
  // number are read by two statements.
  let followed = await listWith('follow: true')
  while (followed.ids.length < all.ids.length || followed.totalCount < all.totalCount)
    followed = await listWith('follow: true')
  expect(followed).toEqual(all)
  for (const before of [PAST, FUTURE]) {
    const args = `createdAfter: ${FUTURE}, createdBefore: ${before}`
    const { errors } = await ask(caller, queryOf(name, args, ids))
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'createdBefore', path: ['createdBefore'] }],
    })
  }
})

test.each([
  ['createdAfter', '2026-03-01T12:00:00.344Z', true],
  ['createdAfter', '2026-03-01T12:00:00.345Z', true],
  ['createdAfter', '2026-03-01T12:00:00.346Z', false],
  ['createdAfter', '2026-03-01T07:00:00.345-05:00', true],
  ['createdBefore', '2026-03-01T12:00:00.345Z', false],
  ['createdBefore', '2026-03-01T12:00:00.346Z', true],
])(
  'team lists: %s %s includes a row whose createdAt is 12:00:00.345: %s (API-21)',
  async (name, instant, isIncluded) => {
    const { caller } = await createRows()
    const query = queryOf('Query.charges', `${name}: "${instant}"`)
    // The API shows the time without its microseconds.
    for (const time of ['12:00:00.345', '12:00:00.345999']) {
      await db.query('UPDATE charge SET "createdAt" = $1', [`2026-03-01T${time}Z`])
      expect((await listOf(caller, query)).totalCount).toBe(isIncluded ? 1 : 0)
    }
  },
)

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
    const query = queryOf('Query.memberships', `createdAfter: "${yesterday}"`)
    expect((await listOf(caller, query)).totalCount).toBeGreaterThan(20)
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
  const { caller } = await createRows()
  for (const order of ['sort: email', 'direction: DESC', 'sort: position, direction: DESC']) {
    const { errors } = await ask(caller, queryOf('Query.waitlist', `follow: true, ${order}`))
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'follow', path: ['follow'] }],
    })
  }
})
