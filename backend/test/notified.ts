import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { db } from '../src/database/data-source'
import { databaseUrl } from './database'

/**
 * Listens to a NOTIFY channel. Call once at the top of a spec, after startApi. Returns a function that
 * does an act, and returns the payloads that were notified meanwhile.
 */
export function listenTo(channel: string): (act: () => Promise<unknown>) => Promise<string[]> {
  const received: string[] = []
  let notice = () => {}
  let client: Client
  beforeAll(async () => {
    client = new Client(databaseUrl(String(db.driver.database)))
    await client.connect()
    client.on('notification', ({ payload = '' }) => {
      received.push(payload)
      notice()
    })
    await client.query(`LISTEN ${channel}`)
  })
  afterAll(() => client.end())

  /** Notifies the channel; resolves once everything that was committed before has arrived. */
  async function mark(): Promise<string> {
    const payload = randomUUID()
    await db.query('SELECT pg_notify($1, $2)', [channel, payload])
    while (!received.includes(payload)) await new Promise<void>(resolve => (notice = resolve))
    return payload
  }

  return async act => {
    const begin = await mark()
    await act()
    const end = await mark()
    return received.slice(received.indexOf(begin) + 1, received.indexOf(end))
  }
}
