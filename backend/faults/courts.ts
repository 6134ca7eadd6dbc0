/**
 * Three servers: all members want one hour; members book and cancel while the team blocks and opens
 * courts; then they go on while one server after the other is killed.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { describeCall } from '../../scripts/harness/load'
import { insertPeople, signIn, type Person } from '../../scripts/harness/people'
import type { Random } from '../../scripts/harness/random'
import { graphql } from '../../scripts/harness/requests'
import { startSite, type Site } from '../../scripts/harness/site'
import { waitFor } from '../../scripts/harness/wait'
import { checkRules, compareCourts } from './court-checks'
import { CourtLoad, dayAfter } from './court-load'
import type { Scenario } from './scenario'

/** As many as the club can have members. */
const RUSH = 225
/** A day without other bookings of the load. */
const RUSH_DAY = 5
/** Members who book and cancel at the same time. */
const LANES = 24
/** How long everything happens at once without a fault. */
const LOAD_MS = 60_000
const REFUSALS = ['SLOT_TAKEN', 'CONFLICT', 'LIMIT_REACHED']
const START_MS = 30_000
/** A server can be killed in any part of a transaction. */
const MOMENT_MS: [least: number, most: number] = [1_000, 3_000]

const MEMBERS = `
  INSERT INTO membership ("userId", plan, "startedAt")
  SELECT id, 'standard', now() FROM "user" WHERE role = 'MEMBER'`

const OPEN_TRANSACTIONS = `
  SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_xid IS NOT NULL`

/** Kills servers at random moments; after each kill, compares the database with the responses. */
export async function killWhileBooking(
  scenario: Scenario,
  { kills, random }: { kills: number; random: Random },
): Promise<void> {
  const { site, load } = scenario
  const sites = [site, await startSite(site.env), await startSite(site.env)]
  const url = scenario.database.findUrl()
  const people = await insertPeople(url, RUSH)
  await scenario.query(MEMBERS)
  await scenario.query(`UPDATE "user" SET "emailConfirmedAt" = now()`)
  await scenario.query(`UPDATE launch SET phase = 'booking'`)
  await untilOpen(sites, people)
  const courts = await scenario.query<{ id: string }>('SELECT id FROM court ORDER BY number')
  const courtIds = courts.map(({ id }) => id)
  const team = await signIn(site.url)
  const courtLoad = new CourtLoad({ sites, courtIds, team, random, calls: load.calls })
  const members = people.slice(0, LANES)
  await rush(scenario, courtLoad, people)
  await doEverything(scenario, courtLoad, members)
  for (let kill = 1; kill <= kills; kill += 1) {
    const [victim, moment] = [sites[random(0, sites.length - 1)] ?? site, random(...MOMENT_MS)]
    scenario.log(`kill ${kill}, after ${moment} ms`)
    courtLoad.start(members)
    await sleep(moment)
    await victim.end('SIGKILL')
    // The others go on, and block and cancel what the killed server held.
    await sleep(moment)
    await courtLoad.stop()
    await untilNobodyWrites(scenario)
    const rows = await compareCourts(scenario, courtLoad.attempts)
    scenario.log(`${rows.length} bookings are stored; ${JSON.stringify(courtLoad.codes)}`)
    scenario.recovered(await victim.start(), START_MS)
  }
  const completed = await courtLoad.blockAndOpen()
  scenario.check(
    'the team can complete an interrupted block',
    completed === 'ok' ? [] : [completed],
  )
  await compareCourts(scenario, courtLoad.attempts)
  scenario.check('no server answers with an error of its own', [
    ...load.calls.filter(({ status }) => status >= 500).map(describeCall),
    // A refusal of GraphQL has the status 200.
    ...(courtLoad.codes['INTERNAL_SERVER_ERROR'] ? ['INTERNAL_SERVER_ERROR'] : []),
  ])
  const others = sites.slice(1).flatMap(({ deaths }) => deaths)
  scenario.check('the other servers never exit unexpectedly (SEC-R5)', others)
}

/** Waits until every server has noticed that bookings are open. */
async function untilOpen(sites: readonly Site[], [person]: readonly Person[]): Promise<void> {
  const isOpen = ({ url }: Site) =>
    graphql(url, { query: '{ bookingAllowance { windowDays } }' }, person?.cookie)
  await waitFor('bookings are open', async () => (await Promise.all(sites.map(isOpen))).length > 0)
}

/** Everybody wants one hour at the same moment. */
async function rush(
  scenario: Scenario,
  courtLoad: CourtLoad,
  people: readonly Person[],
): Promise<void> {
  const startsAt = `${dayAfter(RUSH_DAY)}T20:00:00Z`
  const began = performance.now()
  const attempts = await Promise.all(people.map(person => courtLoad.book(person, startsAt, 0)))
  const slowest = Math.max(...scenario.load.calls.map(({ ms }) => ms))
  scenario.log(
    `${people.length} people for one hour: ${JSON.stringify(courtLoad.codes)} in ${(performance.now() - began).toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`,
  )
  const { ok, SLOT_TAKEN } = courtLoad.codes
  scenario.check(
    'of all who want one hour, one gets it and the others are told so',
    ok === 1 && SLOT_TAKEN === attempts.length - 1 ? [] : [JSON.stringify(courtLoad.codes)],
  )
  await compareCourts(scenario, courtLoad.attempts)
}

/** Without a fault, everybody is answered by the rules, and the rules hold at any instant. */
async function doEverything(
  scenario: Scenario,
  courtLoad: CourtLoad,
  members: readonly Person[],
): Promise<void> {
  courtLoad.start(members)
  let looks = 0
  for (const end = performance.now() + LOAD_MS; performance.now() < end; looks += 1)
    await checkRules(scenario)
  await courtLoad.stop()
  const rows = await compareCourts(scenario, courtLoad.attempts)
  const codes = JSON.stringify(courtLoad.codes)
  scenario.log(`everything at once: ${rows.length} bookings, ${looks} looks, ${codes}`)
  const others = Object.keys(courtLoad.codes).filter(code => !['ok', ...REFUSALS].includes(code))
  scenario.check('without a fault, refusals are those of the rules', others)
}

/** Waits until PostgreSQL has ended the transactions of a killed server. */
async function untilNobodyWrites(scenario: Scenario): Promise<void> {
  await waitFor('all transactions have ended', async () => {
    const open = await scenario.query(OPEN_TRANSACTIONS)
    return open.length === 0
  })
}
