/** The server is killed while the job deletes accounts: each account is whole, or deleted as a whole. */
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { waitFor } from '../../scripts/harness/wait'
import type { Scenario } from './scenario'

const LANES = 4
const SIGN_UPS_MS = 4_000
const KILLS = 5
const START_MS = 30_000
/** A running server looks for due jobs every 15 seconds. */
const DELETED_MS = 60_000

/** What everybody has besides their account, place and mails; and the accounts are due. */
const PREPARE = [
  `UPDATE "user" SET "emailConfirmedAt" = now(), "deletionDueAt" = now() WHERE role = 'MEMBER'`,
  `INSERT INTO newsletter_subscription (email, "confirmedAt")
    SELECT email, now() FROM "user" WHERE role = 'MEMBER'`,
  `INSERT INTO contact_submission (name, email, message)
    SELECT 'Quorbat', email, 'Hello' FROM "user" WHERE role = 'MEMBER'`,
]

const COUNTS = `SELECT count(*) FILTER (WHERE "deletedAt" IS NULL)::int AS left,
  count("deletedAt")::int AS deleted FROM "user" WHERE role = 'MEMBER'`

/** Accounts of which a part is deleted and a part is not. */
const HALVES = `SELECT person.id FROM "user" person WHERE role = 'MEMBER' AND CASE
  WHEN "deletedAt" IS NULL THEN email LIKE 'gone-%'
    OR NOT EXISTS (SELECT FROM newsletter_subscription WHERE email = person.email)
    OR NOT EXISTS (SELECT FROM contact_submission WHERE email = person.email)
    OR EXISTS (SELECT FROM waitlist_entry WHERE "userId" = person.id AND status = 'left')
    OR EXISTS (SELECT FROM audit_record WHERE "subjectId" = person.id)
  ELSE email NOT LIKE 'gone-%' OR "firstName" IS NOT NULL
    OR EXISTS (SELECT FROM mail WHERE "userId" = person.id)
    OR EXISTS (SELECT FROM waitlist_entry WHERE "userId" = person.id AND status <> 'left')
    OR (SELECT count(*) FROM audit_record
      WHERE "subjectId" = person.id AND action = 'account_deleted') <> 1 END
  UNION ALL SELECT id FROM newsletter_subscription
    WHERE email NOT IN (SELECT email FROM "user")
  UNION ALL SELECT id FROM contact_submission WHERE name <> 'Removed'
    AND email NOT IN (SELECT email FROM "user")`

/** Kills at random moments of the job; after each kill, checks all accounts. */
export async function killWhileDeleting(scenario: Scenario): Promise<void> {
  const { load, site } = scenario
  load.start({ signUps: LANES })
  await sleep(SIGN_UPS_MS)
  await scenario.count()
  for (const statement of PREPARE) await scenario.query(statement)
  const { left: people } = await countAccounts(scenario)
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const before = await countAccounts(scenario)
    const [accounts, moment] = [randomInt(1, 3), randomInt(150)]
    await runJob(scenario)
    await untilDeleted(scenario, before.deleted + accounts)
    await sleep(moment)
    await site.end('SIGKILL')
    const { left, deleted } = await countAccounts(scenario)
    scenario.log(`kill ${kill}: ${deleted} of ${people} accounts are deleted, ${left} are left`)
    await checkAccounts(scenario)
    scenario.recovered(await site.start(), START_MS)
  }
  await runJob(scenario)
  await untilDeleted(scenario, people)
  await checkAccounts(scenario)
  const { left, deleted } = await countAccounts(scenario)
  const problems = left === 0 && deleted === people ? [] : [`${String(left)} are left`]
  scenario.check('the next runs delete every account that is due', problems, `${deleted} accounts`)
}

/** Makes the job due, as if its period had passed. */
const runJob = (scenario: Scenario) =>
  scenario.query(`DELETE FROM job_run WHERE name = 'account_deletion'`)

async function countAccounts(scenario: Scenario): Promise<{ left: number; deleted: number }> {
  const [counts] = await scenario.query<{ left: number; deleted: number }>(COUNTS)
  return counts ?? { left: 0, deleted: 0 }
}

/** Waits until so many accounts are deleted, or no account is left. */
const untilDeleted = (scenario: Scenario, wanted: number) =>
  waitFor(
    `${String(wanted)} accounts are deleted`,
    async () => {
      const { left, deleted } = await countAccounts(scenario)
      return left === 0 || deleted >= wanted
    },
    DELETED_MS,
  )

async function checkAccounts(scenario: Scenario): Promise<void> {
  const halves = await scenario.query<{ id: string }>(HALVES)
  const problems = halves.map(({ id }) => id)
  scenario.check('each account is whole, or deleted as a whole (SEC-P12)', problems)
}
