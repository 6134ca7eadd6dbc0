import { Client } from 'pg'
import { databaseUrl } from '../../../test/database'
import { teamMember } from '../../../test/factories'
import { startApi, type Caller } from '../../../test/harness'
import { runJobNow } from '../../../test/jobs'
import { findBroken } from '../../../test/waitlist-invariants'
import {
  acceptOffer,
  createWaiting,
  declineOffer,
  defaults,
  expireOffers,
  leaveWaitlist,
  openOfferOf,
  preview,
  sendNewWave,
  sendWave,
  setPhase,
  withdrawOffer,
  type Waiting,
} from '../../../test/waves'
import { db } from '../../database/data-source'

/**
 * Ends the connection of a move at each of its writes in turn, as `kill -9` of the server would: the
 * database then has all of the move or nothing.
 */
const api = startApi()

/** A connection outside the pool, which survives. */
const planter = new Client(databaseUrl(`club_${process.env['JEST_WORKER_ID'] ?? '1'}`))
const TABLES = [
  'audit_record',
  'launch',
  'link',
  'mail',
  'membership',
  'offer',
  'waitlist_counter',
  'waitlist_entry',
  'wave',
]

beforeAll(async () => {
  await planter.connect()
  await planter.query('CREATE SEQUENCE planted_writes')
  await plant(0)
  for (const table of TABLES)
    await planter.query(
      `CREATE TRIGGER planted_end AFTER INSERT OR UPDATE OR DELETE ON ${table}
       FOR EACH STATEMENT EXECUTE FUNCTION planted_end()`,
    )
})
beforeEach(() => setPhase('memberships'))
afterEach(() => plant(0))
afterAll(() => planter.end())

/** Ends the connection that makes the nth write from now on; never for 0. A sequence is not rolled back. */
const plant = (nth: number) =>
  planter.query(
    `SELECT setval('planted_writes', 1, false);
     CREATE OR REPLACE FUNCTION planted_end() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF ${String(nth)} > 0 AND nextval('planted_writes') = ${String(nth)}
       THEN PERFORM pg_terminate_backend(pg_backend_pid()), pg_sleep(5); END IF;
       RETURN NULL; END $$`,
  )

/** All rows of these tables, as text. */
async function everything(): Promise<string[]> {
  const rows: string[] = []
  for (const table of TABLES) {
    const found = await planter.query<{ row: string }>(
      `SELECT '${table} ' || to_jsonb(one)::text AS row FROM ${table} one ORDER BY 1`,
    )
    rows.push(...found.rows.map(({ row }) => row))
  }
  return rows
}

interface Scene {
  first: Waiting
  second: Waiting
  team: Caller
  own: Caller
  offerId: string
}

async function createScene(): Promise<Scene> {
  const [first, second] = await createWaiting(4, api.now())
  const team = await api.as(await teamMember())
  await sendNewWave(team, { size: 2, refill: true })
  const { id: offerId } = await openOfferOf(first!)
  return { first: first!, second: second!, team, own: await api.as(first!.user), offerId }
}

const moves: [name: string, act: (scene: Scene) => Promise<unknown>][] = [
  [
    'sending a wave',
    async ({ team }) => {
      const { digest } = await preview(team, { size: 2 })
      return team.ok(sendWave, { input: { ...defaults, size: 2, digest } })
    },
  ],
  ['accepting', ({ own, offerId: id }) => own.ok(acceptOffer, { input: { id, plan: 'standard' } })],
  ['declining', ({ own, offerId: id }) => own.ok(declineOffer, { input: { id, leave: false } })],
  ['leaving', ({ own }) => own.ok(leaveWaitlist)],
  [
    'withdrawing',
    ({ team, offerId: id }) => team.ok(withdrawOffer, { input: { id, reason: 'Rain' } }),
  ],
]

test.each(moves)('interrupted moves: %s is stored as a whole or not at all', async (_, act) => {
  const scene = await createScene()
  const before = await everything()
  for (let nth = 1; ; nth++) {
    await plant(nth)
    const isDone = await act(scene).then(
      () => true,
      () => false,
    )
    await plant(0)
    // The pool may still hold the terminated connection; this query removes it.
    await db.query('SELECT 1').catch(() => undefined)
    expect(await findBroken()).toEqual([])
    if (isDone) {
      // Several writes were interrupted before, and this time none was.
      expect(nth).toBeGreaterThan(2)
      expect(await everything()).not.toEqual(before)
      return
    }
    expect(await everything()).toEqual(before)
  }
})

test('interrupted moves: a job that is interrupted anywhere finishes in its next run', async () => {
  await createScene()
  await expireOffers()
  let interruptions = 0
  for (let nth = 1; ; nth++) {
    await plant(nth)
    const isDone = await runJobNow('offers_pass_on').then(
      () => true,
      () => false,
    )
    await plant(0)
    await db.query('SELECT 1').catch(() => undefined)
    expect(await findBroken()).toEqual([])
    if (isDone) break
    interruptions++
  }
  expect(interruptions).toBeGreaterThan(3)
  const states = await db.query<{ state: string; n: number }[]>(
    'SELECT state, count(*)::int AS n FROM offer GROUP BY 1 ORDER BY 1',
  )
  expect(states).toEqual([
    { state: 'open', n: 2 },
    { state: 'expired', n: 2 },
  ])
})
