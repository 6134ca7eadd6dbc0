import 'reflect-metadata'
import { createDatabase } from '../../test/database'
import { createPeople } from '../../test/factories'
import { registry } from '../../test/registry'
import { findBroken } from '../../test/waitlist-invariants'
import { provisionLaunch } from '../features/launch/launch.service'
import { joinWaitlist, provisionWaitlist } from '../features/waitlist/waitlist.service'
import { connect, db } from './data-source'
import { Waves1795540000000 } from './migrations/1795540000000-waves'

beforeAll(async () => {
  await connect(await createDatabase(), registry.entities)
  await provisionWaitlist()
  await provisionLaunch()
})
afterAll(() => db.destroy())

async function revert(): Promise<void> {
  const runner = db.createQueryRunner()
  // Tables of later migrations refer to those of this one.
  await runner.query('DROP TABLE IF EXISTS passed_over, due, membership_plan')
  await new Waves1795540000000().down(runner)
  await runner.release()
}

/** Migrates in one transaction, as a start does. */
const migrate = () =>
  db.transaction(async em => {
    if (em.queryRunner) await new Waves1795540000000().up(em.queryRunner)
  })

test('migrations: waves give those who have joined a membership, by position, and open leaving later', async () => {
  for (const one of await createPeople(4)) await joinWaitlist(one, {}, new Date())
  await revert()
  await db.query(`UPDATE waitlist_entry SET status = 'joined' WHERE position IN (2, 4)`)
  await migrate()
  const members = await db.query<{ position: number; number: number; plan: string }[]>(
    `SELECT position, number, plan FROM membership JOIN waitlist_entry USING ("userId") ORDER BY number`,
  )
  expect(members).toEqual([
    { position: 2, number: 1, plan: 'standard' },
    { position: 4, number: 2, plan: 'standard' },
  ])
  const [launch] = await db.query<{ phase: string; minutes: number }[]>(
    `SELECT phase, round(extract(epoch FROM "leavingFrom" - now()) / 60)::int AS minutes FROM launch`,
  )
  expect(launch).toEqual({ phase: 'waitlist', minutes: 15 })
  await provisionLaunch()
  expect(await findBroken()).toEqual([])
})

test('migrations: on a new site leaving is open at once', async () => {
  await db.query('DELETE FROM waitlist_entry')
  await revert()
  await migrate()
  await provisionLaunch()
  const [launch] = await db.query<{ open: boolean }[]>(
    'SELECT "leavingFrom" <= now() AS open FROM launch',
  )
  expect(launch).toEqual({ open: true })
})

test('migrations: reverting waves returns those who have left to the list', async () => {
  const [one] = await createPeople(1)
  await db.query(`UPDATE waitlist_counter SET total = 0, "dayCount" = 0, day = '-infinity'`)
  await joinWaitlist(one!, {}, new Date())
  await db.query(`UPDATE waitlist_entry SET status = 'left', "leftAt" = now()`)
  await db.query('UPDATE waitlist_counter SET "left" = 1')
  await revert()
  const [row] = await db.query<{ status: string; total: number }[]>(
    'SELECT status, total FROM waitlist_entry, waitlist_counter',
  )
  expect(row).toEqual({ status: 'waiting', total: 1 })
  await migrate()
  expect(await findBroken()).toEqual([])
})
