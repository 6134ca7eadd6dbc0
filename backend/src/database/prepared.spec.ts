import { createDatabase } from '../../test/database'
import { registry } from '../../test/registry'
import { connect, db } from './data-source'
import { queryPrepared } from './prepared'

afterEach(() => db.destroy())

/** The pool reuses the most recent connection, so this statement sees that connection's own. */
const kept = () => db.query<{ name: string }[]>('SELECT name FROM pg_prepared_statements')

test.each([
  [false, []],
  [true, [{ name: 'one' }]],
])('prepared statements: with preparedStatements %s', async (preparedStatements, names) => {
  await connect(await createDatabase(), registry.entities, { preparedStatements })
  const statement = { name: 'one', text: 'SELECT $1::int AS value' }
  expect(await queryPrepared(statement, [1])).toEqual([{ value: 1 }])
  expect(await kept()).toEqual(names)
})
