import { createDatabase, createEmptyDatabase } from '../../test/database'
import { registry } from '../../test/registry'
import { withStartLock } from './advisory-locks'
import { connect, databaseAddresses, db, pool } from './data-source'
import { connectDirect, instanceName } from './direct-connection'
import { listenToNotifications } from './notifications'
import { openDatabase } from './open-database'
import { queryPrepared } from './prepared'

const NAMES = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']

const show = `SELECT ${NAMES.map(name => `current_setting('${name}')`).join(` || ' ' || `)} AS shown`

afterEach(async () => {
  if (db.isInitialized) await db.destroy()
})

test('direct connection: has no statement timeout, whatever the role’s settings', async () => {
  const url = await createDatabase()
  await connect(url, registry.entities)
  await db.query(
    `ALTER ROLE CURRENT_USER IN DATABASE ${new URL(url).pathname.slice(1)} SET statement_timeout = 10`,
  )
  const client = await connectDirect(databaseAddresses())
  expect((await client.query(show)).rows).toEqual([{ shown: '0 0 0' }])
  const { rows } = await client.query('SHOW application_name')
  expect(rows).toEqual([{ application_name: instanceName() }])
  await client.end()
})

test('direct connection: each instance has a name of allowed length', () => {
  expect(instanceName()).toMatch(new RegExp(`^coral-way-.+-${process.pid}$`))
  expect(instanceName().length).toBeLessThanOrEqual(63)
})

test('a pooler: sets no session settings, names no statements, and gives transactions timeouts', async () => {
  const databaseUrl = await createDatabase()
  const settings = { databaseUrl, databaseDirectUrl: databaseUrl, databasePool: 2 }
  const close = await openDatabase(
    { ...settings, entities: registry.entities, name: 'a spec', dataDir: '' },
    () => {},
  )
  expect(await db.query(show)).toEqual([{ shown: '0 0 0' }])
  expect(await db.transaction(em => em.query(show))).toEqual([{ shown: '5s 5s 5s' }])
  expect(await db.query(show)).toEqual([{ shown: '0 0 0' }])
  await queryPrepared({ name: 'one', text: 'SELECT 1' })
  expect(await db.query('SELECT name FROM pg_prepared_statements')).toEqual([])
  await Promise.all(Array.from({ length: 9 }, () => db.query('SELECT pg_sleep(0.01)')))
  expect(pool().totalCount).toBe(2)
  await close()
  await connect(databaseUrl, registry.entities)
})

test('a pooler: LISTEN and locks use PostgreSQL’s own address', async () => {
  const databaseDirectUrl = await createEmptyDatabase()
  await connect(await createDatabase(), registry.entities, { databaseDirectUrl })
  const listening = await listenToNotifications([{ name: 'a_spec' }])
  const statements = await withStartLock(databaseAddresses(), () =>
    db.query(
      `SELECT left(query, 10) AS query FROM pg_stat_activity WHERE datname = $1 ORDER BY query`,
      [new URL(databaseDirectUrl).pathname.slice(1)],
    ),
  )
  await listening.close()
  expect(statements).toEqual([{ query: 'LISTEN a_s' }, { query: 'SELECT pg_' }])
})
