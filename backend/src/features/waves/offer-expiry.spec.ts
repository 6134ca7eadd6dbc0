import type { Pool, PoolClient } from 'pg'
import { startApi } from '../../../test/harness'
import { AcceptOfferDocument } from '../../../test/operations'
import { runJobAt } from '../../../test/jobs'
import { checkWaitlistAfterEach } from '../../../test/waitlist-invariants'
import {
  createWaiting,
  declineOffer,
  entryOf,
  myOffer,
  offerStates,
  openOfferOf,
  sendNewWave,
  setPhase,
} from '../../../test/waves'
import { db } from '../../database/data-source'

// Before startApi, which disconnects when it is done.
afterAll(async () => {
  getPool().removeListener('connect', shadowClock)
  await onEachConnection('RESET search_path')
  await db.query('DROP SCHEMA standing CASCADE')
})

const api = startApi()
checkWaitlistAfterEach()

/** Replaces the clock of the database's statements by one that stands still. */
beforeAll(async () => {
  await db.query(`
    CREATE SCHEMA standing;
    CREATE TABLE standing.clock (instant timestamptz);
    INSERT INTO standing.clock VALUES (now());
    CREATE FUNCTION standing.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
      RETURN (SELECT instant FROM standing.clock)`)
  await onEachConnection(SHADOW)
  getPool().on('connect', shadowClock)
})

const SHADOW = 'SET search_path = standing, pg_catalog, public'
const shadowClock = (client: PoolClient) => void client.query(SHADOW)

// TypeORM's driver for PostgreSQL; its type is not exported.
const getPool = () => (db.driver as unknown as { master: Pool }).master

async function onEachConnection(sql: string): Promise<void> {
  const pool = getPool()
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  for (const client of clients) {
    await client.query(sql)
    client.release()
  }
}

beforeEach(() => setPhase('memberships'))

const setClock = (instant: number) =>
  db.query('UPDATE standing.clock SET instant = $1', [new Date(instant)])

const passOn = () => runJobAt('offers_pass_on', api.now())

const ends = [
  ['an ordinary midnight', '2026-12-01T16:00:00Z', '2026-12-03T05:00:00Z'],
  ['the end of a day of 23 hours', '2027-03-13T16:00:00Z', '2027-03-15T04:00:00Z'],
  ['the end of a day of 25 hours', '2026-10-31T16:00:00Z', '2026-11-02T05:00:00Z'],
] as const

/** Sends an offer of one day at the instant; returns its person, their caller and its end. */
async function offerAt(now: string) {
  api.at(now)
  await setClock(Date.parse(now))
  const [one] = await createWaiting(1, api.now())
  await sendNewWave(await api.team(), { size: 1, days: 1 })
  const { id, expiresAt } = await openOfferOf(one!)
  return { one: one!, own: await api.as(one!.user), id, end: expiresAt.getTime() }
}

test.each(ends)(
  'offer expiry at %s: 1 ms before, the offer is shown and kept; then it is hidden, refused, and expired by the job',
  async (_, now, end) => {
    const it = await offerAt(now)
    expect(new Date(it.end)).toEqual(new Date(end))
    await setClock(it.end - 1)
    await passOn()
    expect((await it.own.ok(myOffer)).myOffer).toMatchObject({ id: it.id })
    await setClock(it.end)
    expect((await it.own.ok(myOffer)).myOffer).toBeNull()
    const refused = { code: 'CONFLICT', message: 'This offer has expired.' }
    const accept = { input: { id: it.id, plan: 'standard' } }
    expect(await it.own.fails(AcceptOfferDocument, accept)).toMatchObject(refused)
    const decline = { input: { id: it.id, leave: false } }
    expect(await it.own.fails(declineOffer, decline)).toMatchObject(refused)
    await passOn()
    expect(await offerStates()).toEqual([[1, 'expired']])
  },
)

test('offer expiry: 1 ms before the end, the offer is accepted', async () => {
  const it = await offerAt(ends[0][1])
  await setClock(it.end - 1)
  await it.own.ok(AcceptOfferDocument, { input: { id: it.id, plan: 'standard' } })
  expect((await entryOf(it.one)).status).toBe('joined')
})
