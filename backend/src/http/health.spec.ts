import { startApi } from '../../test/harness'
import { db } from '../database/data-source'

const api = startApi()

async function ready(): Promise<[status: number, body: unknown]> {
  const response = await api.visitor.send('/readyz')
  return [response.status, await response.json()]
}

test('readyz: answers 200 once every migration has been run, and 503 before', async () => {
  expect(await ready()).toEqual([200, { status: 'ready' }])
  const last = '(SELECT max(id) FROM migrations)'
  await db.query(`UPDATE migrations SET name = name || '?' WHERE id = ${last}`)
  expect(await ready()).toEqual([503, { status: 'not ready' }])
  await db.query(`UPDATE migrations SET name = rtrim(name, '?') WHERE id = ${last}`)
  expect(await ready()).toEqual([200, { status: 'ready' }])
})
