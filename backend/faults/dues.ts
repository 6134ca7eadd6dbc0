/** The server is killed while the job writes fees down: each period has its fee once in the end. */
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { waitFor } from '../../scripts/harness/wait'
import type { Scenario } from './scenario'

const MEMBERS = 400
const MONTHS = 24
const KILLS = 5
const START_MS = 30_000
/** A running server looks for due jobs every 15 seconds. */
const WRITTEN_MS = 60_000

/** Members whose dues began 24 months ago, in the phase `booking`, without any fee. */
const PREPARE = [
  `INSERT INTO "user" (email, password) SELECT 'member' || i || '@example.com', '-'
    FROM generate_series(1, ${String(MEMBERS)}) i`,
  `INSERT INTO membership ("userId", plan, "startedAt", "duesFrom")
    SELECT id, 'standard', now() - interval '${String(MONTHS)} months',
      (now() AT TIME ZONE 'America/New_York' - interval '${String(MONTHS)} months')::date
    FROM "user" WHERE role = 'MEMBER'`,
  `UPDATE launch SET phase = 'booking', "changedAt" = now() - interval '${String(MONTHS)} months'`,
]

const COUNT = `SELECT count(*)::int AS fees FROM due`

/** Periods that have more than one fee, and members who have a part of their fees. */
const WRONG = `
  SELECT "membershipId" AS id FROM due GROUP BY "membershipId", "periodStart", kind
    HAVING count(*) > 1
  UNION ALL SELECT "membershipId" FROM due GROUP BY "membershipId"
    HAVING count(*) <> ${String(MONTHS + 1)}`

/** Kills at random moments of the job; after each kill, checks all fees. */
export async function killWhileWritingDues(scenario: Scenario): Promise<void> {
  const { site } = scenario
  for (const statement of PREPARE) await scenario.query(statement)
  let interrupted = 0
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await scenario.query('DELETE FROM due')
    await runJob(scenario)
    await waitFor('the job runs', () => isRunning(scenario), WRITTEN_MS)
    await sleep(randomInt(100))
    await site.end('SIGKILL')
    const fees = await countFees(scenario)
    if (fees === 0) interrupted += 1
    scenario.log(`kill ${String(kill)}: ${String(fees)} fees are written down`)
    await checkFees(scenario)
    scenario.recovered(await site.start(), START_MS)
  }
  scenario.check(
    'a kill ends the job before it has written all fees',
    interrupted === 0 ? ['no kill came in time'] : [],
    `${String(interrupted)} of ${String(KILLS)} kills`,
  )
  await runJob(scenario)
  const all = MEMBERS * (MONTHS + 1)
  await waitFor('all fees', async () => (await countFees(scenario)) >= all, WRITTEN_MS)
  await checkFees(scenario)
  const fees = await countFees(scenario)
  const problems = fees === all ? [] : [`${String(fees)} of ${String(all)} are written`]
  scenario.check('the next run writes every fee once', problems, `${String(fees)} fees`)
}

/** Makes the job due, as if its period had passed. */
const runJob = (scenario: Scenario) => scenario.query(`DELETE FROM job_run WHERE name = 'dues'`)

/** Whether a server is writing fees, or has written them. */
async function isRunning(scenario: Scenario): Promise<boolean> {
  const running = await scenario.query(
    `SELECT FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%INSERT INTO due (%'
      AND pid <> pg_backend_pid()`,
  )
  return running.length > 0 || (await countFees(scenario)) > 0
}

async function countFees(scenario: Scenario): Promise<number> {
  const [row] = await scenario.query<{ fees: number }>(COUNT)
  return row?.fees ?? 0
}

async function checkFees(scenario: Scenario): Promise<void> {
  const wrong = await scenario.query<{ id: string }>(WRONG)
  const problems = wrong.map(({ id }) => id)
  scenario.check('each member has all fees once, or none', problems)
}
