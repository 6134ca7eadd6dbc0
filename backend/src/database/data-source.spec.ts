import { startApi } from '../../test/harness'
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
