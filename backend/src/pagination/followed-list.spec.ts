import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import {
  INSERT,
  LIST,
  ask,
  closeConnections,
  connect,
  createFollower,
  emailOf,
  insertInto,
  listOf,
} from '../../test/followed-list'
import { Caller } from '../../test/caller'
import { startApi } from '../../test/harness'
import { rounds } from '../../test/rounds'
import { plansOf } from '../../test/statements'
import { db } from '../database/data-source'

const api = startApi()
let otherBase = ''

beforeAll(async () => {
  ;({ base: otherBase } = await api.another())
})

/** A client that follows the list on both servers. */
async function startFollowing(options?: { first: number }) {
  const { cookie } = await api.team()
  const servers = [api.base, otherBase].map(base => new Caller(() => base, cookie))
  return createFollower(servers, options)
}

afterEach(closeConnections)

const CONNECTIONS = rounds(6, 40)
const ROWS = rounds(20, 200)

test('followed lists: rows whose commits are late are returned exactly once, by two servers (API-21)', async () => {
  const follower = await startFollowing({ first: 7 })
  const free = await Promise.all(Array.from({ length: CONNECTIONS }, () => connect()))
  const open: Client[] = []
  let inserted = 0
  while (inserted < ROWS || open.length > 0) {
    const begun = free.splice(0, ROWS - inserted)
    await Promise.all(begun.map(client => insertInto(client, emailOf((inserted += 1)))))
    open.push(...begun)
    // Half of the open transactions are committed, in any order; the others stay open for longer.
    const committed = Math.ceil(open.length / 2)
    for (let count = 0; count < committed; count += 1) {
      const [client] = open.splice((31 * inserted + 17 * count) % open.length, 1)
      if (!client) throw new Error('no open transaction')
      await client.query('COMMIT')
      free.push(client)
      await follower.poll()
    }
  }
  await db.query(INSERT, [emailOf('last')])
  while (!follower.seen.includes(emailOf('last'))) await follower.poll()
  const all = Array.from({ length: ROWS }, (_, index) => emailOf(index + 1))
  expect(follower.seen.toSorted()).toEqual([...all, emailOf('last')].toSorted())
})

describe('followed lists', () => {
  test('return rows in the order in which their transactions began to write', async () => {
    const follower = await startFollowing()
    const [first, second] = [await connect(), await connect()]
    await insertInto(first, emailOf('first'))
    await insertInto(second, emailOf('second'))
    await second.query('COMMIT')
    expect(await follower.poll()).toEqual([])
    await first.query('COMMIT')
    expect(await follower.next(2)).toEqual([emailOf('first'), emailOf('second')])
    expect(await follower.poll()).toEqual([])
    await db.query(INSERT, [emailOf('third')])
    expect(await follower.next(1)).toEqual([emailOf('third')])
  })

  test('go on after a transaction that is rolled back', async () => {
    const follower = await startFollowing()
    const client = await connect()
    await insertInto(client, emailOf('lost'))
    await db.query(INSERT, [emailOf('kept')])
    expect(await follower.poll()).toEqual([])
    await client.query('ROLLBACK')
    expect(await follower.next(1)).toEqual([emailOf('kept')])
  })

  test('do not repeat a row that changes', async () => {
    const follower = await startFollowing()
    await db.query(INSERT, [emailOf(1)])
    await follower.next(1)
    await db.query('UPDATE newsletter_subscription SET "createdAt" = now()')
    expect(await follower.poll()).toEqual([])
  })

  test('do not wait for a transaction that only reads, such as a backup', async () => {
    const follower = await startFollowing()
    const backup = await connect()
    await backup.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await backup.query('SELECT count(*) FROM newsletter_subscription')
    await db.query(INSERT, [emailOf(1)])
    expect(await follower.next(1)).toEqual([emailOf(1)])
  })

  test('do not wait for a transaction of another database of the cluster', async () => {
    const follower = await startFollowing()
    const elsewhere = await connect('postgres')
    await elsewhere.query('BEGIN')
    await elsewhere.query('SELECT pg_current_xact_id()')
    await db.query(INSERT, [emailOf(1)])
    expect(await follower.next(1)).toEqual([emailOf(1)])
  })

  test('count only the rows that they return', async () => {
    const caller = await api.team()
    const client = await connect()
    await insertInto(client, emailOf('open'))
    await db.query(INSERT, [emailOf('late')])
    const countOf = async (follow: boolean) => (await listOf(caller, { follow })).totalCount
    expect([await countOf(true), await countOf(false)]).toEqual([0, 1])
    await client.query('COMMIT')
    const follower = await startFollowing()
    await follower.next(2)
    expect([await countOf(true), await countOf(false)]).toEqual([2, 2])
  })

  test('refuse the cursor of the same list in its usual order', async () => {
    await db.query(INSERT, [emailOf(1)])
    const caller = await api.team()
    const { endCursor: after } = (await listOf(caller, {})).pageInfo
    const { errors } = await ask(caller, { after, follow: true })
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'after' }],
    })
  })
})

test('followed lists: need no privileges in PostgreSQL', async () => {
  const [elsewhere, client] = [await connect('postgres'), await connect()]
  await elsewhere.query('BEGIN')
  await elsewhere.query('SELECT pg_current_xact_id()')
  await db.query(INSERT, [emailOf(1)])
  await client.query('BEGIN')
  await client.query('CREATE ROLE plain')
  await client.query('GRANT SELECT ON insert_epoch TO plain')
  await client.query('SET LOCAL ROLE plain')
  const read = async () => {
    const { rows } = await client.query<{ isAbove: boolean; isKnown: boolean }>(
      `SELECT insert_floor() > pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS "isAbove",
         system_identifier IS NOT NULL AND pg_walfile_name(pg_current_wal_lsn()) IS NOT NULL AS "isKnown"
       FROM pg_control_system()`,
    )
    return rows[0]!
  }
  // Other specs run transactions in other databases. One that ends during a statement counts as a
  // transaction of this database for that statement.
  let row = await read()
  while (!row.isAbove) row = await read()
  expect(row.isKnown).toBe(true)
  await client.query('ROLLBACK')
})

test('followed lists: are read by their index', async () => {
  await db.query(
    `INSERT INTO newsletter_subscription (email, "confirmedAt", "insertPosition")
     SELECT md5(n::text) || '@example.com', now(), n FROM generate_series(1, 3000) n`,
  )
  await db.query('ANALYZE newsletter_subscription')
  const caller = await api.team()
  const { endCursor: after } = (await listOf(caller, { follow: true })).pageInfo
  const query = LIST.replace('totalCount', '')
  const [plan] = (
    await plansOf(() => caller.post('/graphql', { query, variables: { after, follow: true } }))
  ).filter(one => one.includes('newsletter_subscription'))
  expect(plan).toContain('Index Scan')
  // The floor is computed once, and not for each row.
  expect(plan).toMatch(/InitPlan \d/)
  expect(plan).not.toMatch(/Seq Scan on newsletter_subscription|Sort/)
})

test('followed lists: an insertion needs no value for the position', async () => {
  const id = randomUUID()
  await db.query(`INSERT INTO newsletter_subscription (id, email) VALUES ($1, $2)`, [
    id,
    emailOf(id),
  ])
  const [row] = await db.query<{ same: boolean }[]>(
    `SELECT "insertPosition" = xmin::text::bigint AS same FROM newsletter_subscription WHERE id = $1`,
    [id],
  )
  expect(row?.same).toBe(true)
})
