import { startApi } from '../../test/harness'
import { isOutage } from '../core/errors'
import { db } from './data-source'

startApi()

test.each([
  ['statement_timeout', '5s'],
  ['lock_timeout', '5s'],
  ['idle_in_transaction_session_timeout', '5s'],
])(
  'database: PostgreSQL cancels statements and transactions that take too long (%s) (SEC-R4)',
  async (setting, most) => {
    expect(await db.query(`SHOW ${setting}`)).toEqual([{ [setting]: most }])
  },
)

test('database: each statement of a transaction whose connection is lost reports an outage', async () => {
  const failures: unknown[] = []
  const lost = db.transaction(async em => {
    const [row] = await em.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid')
    await db.query('SELECT pg_terminate_backend($1)', [row?.pid])
    for (const statement of ['SELECT 1', 'SELECT 2'])
      await em.query(statement).catch((error: unknown) => failures.push(error))
  })
  failures.push(await lost.catch((error: unknown) => error))
  expect(failures.map(isOutage)).toEqual([true, true, true])
})
