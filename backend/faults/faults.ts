/**
 * `npm run faults`: how the built server behaves while everything around it fails, one scenario
 * after the other.
 */
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cleanUp } from '../../scripts/harness/cleanup'
import { LOG } from '../../scripts/harness/files'
import { chosen, numberFrom } from '../../scripts/harness/options'
import { createRandom } from '../../scripts/harness/random'
import { freePort, Site } from '../../scripts/harness/site'
import { formatChecks, formatTable, haveAllPassed } from '../../scripts/report.cjs'
import { runAllRounds } from './all-rounds'
import { killWhileBooking } from './courts'
import { DatabaseProxy } from './database-proxy'
import { embeddedDatabase, privateDatabase, type Database } from './databases'
import { fillDisk, mountSmallDisk } from './full-disk'
import { slowHealth } from './health-probe'
import { killAgainAndAgain } from './kills'
import { cutOffWhileSending, killWhileSending, startMail } from './mail'
import { disturbNetwork } from './network'
import { HEAD, Scenario, type Result } from './scenario'
import { terminateUnderLoad } from './shutdown'
import { METRICS_TOKEN, soak } from './soak'
import { killBetweenWrites } from './waves'
import { killWhileDelivering, WEBHOOK_ENV } from './webhooks'

const HEALTH_MS = 250
const MAIL_KILLS = 5
const WEBHOOK_KILLS = 5
const COURT_KILLS = 8

interface Options {
  kills: number
  soakMinutes: number
  seed: number
}

const SCENARIOS: Record<string, (options: Options) => Promise<Result[]>> = {
  embedded: async ({ kills, seed }) => [
    await play('kills, embedded', embeddedDatabase(), scenario =>
      killAgainAndAgain(scenario, Math.ceil(kills / 2), createRandom(seed)),
    ),
  ],
  private: async ({ kills, seed }) => [
    await play('kills, private', await privateDatabase(), scenario =>
      killAgainAndAgain(scenario, Math.floor(kills / 2), createRandom(seed + 1)),
    ),
  ],
  network: async () => {
    const { proxy, database } = await databaseBehindProxy()
    return [await play('network', database, scenario => disturbNetwork(scenario, proxy))]
  },
  disk: async () => {
    const disk = mountSmallDisk()
    if ('reason' in disk) {
      console.log(`Skipping the full disk: a tmpfs cannot be mounted here: ${disk.reason}.`)
      return []
    }
    const database = await privateDatabase({ folder: join(disk.folder, 'database') })
    return [await play('full disk', database, scenario => fillDisk(scenario, disk.folder))]
  },
  shutdown: async () => [
    await play('SIGTERM, embedded', embeddedDatabase(), terminateUnderLoad),
    await play('SIGTERM, private', await privateDatabase(), terminateUnderLoad),
  ],
  mail: async ({ seed }) => {
    const options = { kills: MAIL_KILLS, random: createRandom(seed + 2) }
    const { mailServer, env } = await startMail()
    const kill = (scenario: Scenario) => killWhileSending(scenario, mailServer, options)
    return [await play('mail, kills', await privateDatabase(), kill, env), await cutOffMail()]
  },
  webhooks: async ({ seed }) => {
    const options = { kills: WEBHOOK_KILLS, random: createRandom(seed + 3) }
    const kill = (scenario: Scenario) => killWhileDelivering(scenario, options)
    return [await play('webhooks, kills', await privateDatabase(), kill, WEBHOOK_ENV)]
  },
  courts: async ({ seed }) => {
    const options = { kills: COURT_KILLS, random: createRandom(seed + 4) }
    const kill = (scenario: Scenario) => killWhileBooking(scenario, options)
    return [await play('courts, kills', await privateDatabase(), kill)]
  },
  generated: async () => [{ row: [], checks: await runAllRounds(), healthTimes: [] }],
  waves: async () => [await play('waves, kills', await privateDatabase(), killBetweenWrites)],
  soak: async ({ soakMinutes }) => {
    if (soakMinutes === 0) return []
    const work = (scenario: Scenario) => soak(scenario, soakMinutes)
    return [await play('soak', embeddedDatabase(), work, { METRICS_TOKEN })]
  },
}

async function cutOffMail(): Promise<Result> {
  const { mailServer, env } = await startMail()
  const { proxy, database } = await databaseBehindProxy()
  const cutOff = (scenario: Scenario) => cutOffWhileSending(scenario, mailServer, proxy)
  return play('mail, database cut', database, cutOff, env)
}

async function databaseBehindProxy() {
  const proxy = new DatabaseProxy()
  return { proxy, database: await privateDatabase({ through: url => proxy.listen(url) }) }
}

/** Starts a site, runs the scenario, and removes everything afterwards. */
async function play(
  name: string,
  database: Database,
  work: (scenario: Scenario) => Promise<void>,
  env: NodeJS.ProcessEnv = {},
): Promise<Result> {
  const site = new Site({ env: { ...database.env, ...env }, port: await freePort() })
  const scenario = new Scenario(name, site, database)
  try {
    await site.start()
    await work(scenario)
  } catch (error) {
    scenario.check('the scenario completes', [String(error)])
  }
  const result = await scenario.end()
  await cleanUp()
  return result
}

/** Returns false if a check has failed. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      kills: { type: 'string', default: '50' },
      soak: { type: 'string', default: '10' },
      seed: { type: 'string', default: String(randomInt(1e9)) },
    },
  })
  const names = chosen(Object.keys(SCENARIOS), values.only)
  const options = {
    kills: numberFrom(values.kills, 0, 500),
    soakMinutes: numberFrom(values.soak, 0, 120),
    seed: numberFrom(values.seed, 0, 1e9),
  }
  console.log(`Seed ${options.seed}; the servers log to ${LOG}.`)
  const results: Result[] = []
  for (const name of names) results.push(...((await SCENARIOS[name]?.(options)) ?? []))
  const healthTimes = results.flatMap(result => result.healthTimes)
  const checks = [
    ...results.flatMap(result => result.checks),
    {
      name: `all: /healthz within ${HEALTH_MS} ms (p99)`,
      problems: slowHealth(healthTimes, HEALTH_MS),
    },
  ]
  console.log(
    `\n${formatTable([HEAD, ...results.map(({ row }) => row).filter(row => row.length > 0)])}\n`,
  )
  console.log(formatChecks(checks))
  return haveAllPassed(checks)
}
