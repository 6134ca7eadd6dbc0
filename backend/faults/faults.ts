/**
 * `npm run faults`: how the built server behaves while everything around it fails, one scenario
 * after the other.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cleanUp } from '../../scripts/harness/cleanup'
import { LOG } from '../../scripts/harness/files'
import { chosen, numberFrom } from '../../scripts/harness/options'
import { freePort, Site } from '../../scripts/harness/site'
import { formatChecks, haveAllPassed, type Check } from '../../scripts/report.cjs'
import { DatabaseProxy } from './database-proxy'
import { embeddedDatabase, privateDatabase, type Database } from './databases'
import { killWhileDeleting } from './deletion'
import { killWhileWritingDues } from './dues'
import { fillDisk, mountSmallDisk } from './full-disk'
import { killAgainAndAgain } from './kills'
import { killWhileSending, startMail } from './mail'
import { disturbNetwork } from './network'
import { Scenario } from './scenario'
import { METRICS_TOKEN, soak } from './soak'

interface Options {
  kills: number
  soakMinutes: number
}

const SCENARIOS: Record<string, (options: Options) => Promise<Check[]>> = {
  embedded: ({ kills }) =>
    play('kills, embedded', embeddedDatabase(), scenario =>
      killAgainAndAgain(scenario, Math.ceil(kills / 2)),
    ),
  private: async ({ kills }) =>
    play('kills, private', await privateDatabase(), scenario =>
      killAgainAndAgain(scenario, Math.floor(kills / 2)),
    ),
  network: async () => {
    const proxy = new DatabaseProxy()
    const database = await privateDatabase({ through: url => proxy.listen(url) })
    return play('network', database, scenario => disturbNetwork(scenario, proxy))
  },
  disk: async () => {
    const disk = mountSmallDisk()
    if ('reason' in disk) {
      console.log(`Skipping the full disk: a tmpfs cannot be mounted here: ${disk.reason}.`)
      return []
    }
    const database = await privateDatabase({ folder: join(disk.folder, 'database') })
    return play('full disk', database, scenario => fillDisk(scenario, disk.folder))
  },
  mail: async () => {
    const { mailServer, env } = await startMail()
    const work = (scenario: Scenario) => killWhileSending(scenario, mailServer)
    return play('mail, kills', await privateDatabase(), work, env)
  },
  deletion: async () => play('deletion, kills', await privateDatabase(), killWhileDeleting),
  dues: async () => play('dues, kills', await privateDatabase(), killWhileWritingDues),
  soak: ({ soakMinutes }) =>
    play('soak', embeddedDatabase(), scenario => soak(scenario, soakMinutes), { METRICS_TOKEN }),
}

/** Starts a site, runs the scenario, and removes everything afterwards. */
async function play(
  name: string,
  database: Database,
  work: (scenario: Scenario) => Promise<void>,
  env: NodeJS.ProcessEnv = {},
): Promise<Check[]> {
  const site = new Site({ env: { ...database.env, ...env }, port: await freePort() })
  const scenario = new Scenario(name, site, database)
  try {
    await site.start()
    await work(scenario)
  } catch (error) {
    scenario.check('the scenario completes', [String(error)])
  }
  const checks = await scenario.end()
  await cleanUp()
  return checks
}

/** Returns false if a check has failed. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      kills: { type: 'string', default: '50' },
      soak: { type: 'string', default: '10' },
    },
  })
  const names = chosen(Object.keys(SCENARIOS), values.only)
  const options = {
    kills: numberFrom(values.kills, 0, 500),
    soakMinutes: numberFrom(values.soak, 1, 120),
  }
  console.log(`The servers log to ${LOG}.`)
  const checks: Check[] = []
  for (const name of names) checks.push(...((await SCENARIOS[name]?.(options)) ?? []))
  console.log(`\n${formatChecks(checks)}`)
  return haveAllPassed(checks)
}
