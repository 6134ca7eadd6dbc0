import { EventEmitter } from 'node:events'
import type { Client } from 'pg'
import { captureLog } from '../../test/captured-log'
import { statementName, watchStatements } from './watch-statements'

const tables = new Set(['waitlist_entry', 'user'])

test.each<[unknown, string]>([
  [{ name: 'session_user', text: `SELECT 'ana'` }, 'session_user'],
  ['SELECT "e"."id" FROM "waitlist_entry" "e" WHERE "e"."name" = \'ana\'', 'SELECT waitlist_entry'],
  [{ text: 'INSERT INTO "user"("firstName") VALUES ($1)' }, 'INSERT user'],
  [`SELECT 'FROM ana'`, 'SELECT'],
  ['VACUUM ana', 'other'],
  [undefined, 'other'],
])('slow statements: %j is logged as %s (SEC-O7)', (statement, name) => {
  expect(statementName(statement, tables)).toBe(name)
})

/** A connection whose statements take as long as the fake clock advances meanwhile. */
class SlowClient extends EventEmitter {
  query(_text: string, _values: unknown, callback?: (error: unknown, result: unknown) => void) {
    clock += 501
    if (!callback) return Promise.resolve({})
    callback(undefined, {})
    return undefined
  }
}

let clock = 0

test('slow statements: one over half a second is logged, with a callback or a promise', async () => {
  jest.spyOn(performance, 'now').mockImplementation(() => clock)
  const client = new SlowClient()
  // Only the parts that are watched.
  watchStatements(client as unknown as Client, () => tables)
  const logged = captureLog()
  await client.query(`UPDATE x SET y = 'ana'`, [])
  void client.query('DELETE FROM x', ['ana'], () => undefined)
  jest.restoreAllMocks()
  const told = logged.lines().map(({ msg, statement, ms }) => [msg, statement, ms])
  expect(told).toEqual([
    ['slow statement', 'UPDATE', 501],
    ['slow statement', 'DELETE', 501],
  ])
  expect(logged.end()).not.toContain('ana')
})
