/** The fault harness: one scenario after the other, each with a site and a database of its own. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { LOG } from '../processes/server-process.mjs'
import { temporaryFolder } from '../processes/postgres-process.mjs'
import { DatabaseProxy } from './database-proxy.mjs'
import { fillDisk, mountSmallDisk } from './full-disk.mjs'
import { describeSlowHealth } from './health-probe.mjs'
import { killAgainAndAgain } from './kills.mjs'
import { cutOffWhileSending, killWhileSending, MailServer } from './mail.mjs'
import { disturbNetwork } from './network.mjs'
import { parseOptions } from './options.mjs'
import { createRandom } from './random.mjs'
import { report } from './report.mjs'
import { Run } from './scenario-run.mjs'
import { terminateUnderLoad } from './shutdown.mjs'
import { embeddedDatabase, privateDatabase, Site } from './site.mjs'
import { soak } from './soak.mjs'

/** @typedef {import('./options.mjs').Options} Options */
/** @typedef {Awaited<ReturnType<Run['end']>>} Result */

const HEALTH_MS = 250
const MAIL_KILLS = 5

/** What is to be undone, whatever happens; the last first. @type {(() => unknown)[]} */
const cleanups = []

async function cleanUp() {
  for (const undo of cleanups.splice(0).reverse()) await undo()
}

/**
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function faults(args) {
  const options = parseOptions(args)
  console.log(`Seed ${options.seed}; the servers write into ${LOG}.`)
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void cleanUp().finally(() => process.exit(130)))
  /** @type {Result[]} */
  const results = []
  for (const name of options.only) results.push(...(await SCENARIOS[name](options)))
  const checks = [...results.flatMap(result => result.checks), checkHealth(results)]
  console.log(
    `\n${report(
      results.map(({ row }) => row),
      checks,
    )}`,
  )
  const failed = checks.filter(({ problems }) => problems.length > 0).length
  console.log(`\n${checks.length - failed} passed, ${failed} failed (seed ${options.seed})`)
  if (failed > 0) return 1
  rmSync(LOG)
  return 0
}

/**
 * Throughout: all scenarios together.
 * @param {Result[]} results
 */
function checkHealth(results) {
  const times = results.flatMap(({ healthTimes }) => healthTimes)
  const problems = describeSlowHealth(times, HEALTH_MS)
  return { name: `all: /healthz within ${HEALTH_MS} ms (p99)`, problems }
}

/** @satisfies {Record<import('./options.mjs').Scenario, (options: Options) => Promise<Result[]>>} */
const SCENARIOS = {
  embedded: async ({ kills, seed }) => {
    const random = createRandom(seed)
    return inScenario('kills, embedded', embeddedDatabase(), run =>
      killAgainAndAgain(run, Math.ceil(kills / 2), random),
    )
  },
  private: async ({ kills, seed }) => {
    const random = createRandom(seed + 1)
    return inScenario('kills, private', await privateDatabase(), run =>
      killAgainAndAgain(run, Math.floor(kills / 2), random),
    )
  },
  network: async () => {
    const proxy = new DatabaseProxy()
    cleanups.push(() => proxy.close())
    const database = await privateDatabase({ through: url => proxy.listen(url) })
    return inScenario('network', database, run => disturbNetwork(run, proxy))
  },
  disk: async () => {
    const { folder, unmount, reason } = mountSmallDisk()
    if (!folder) {
      console.log(`The full disk is left out: ${reason}.`)
      return []
    }
    cleanups.push(unmount)
    const database = await privateDatabase({ folder: join(folder, 'database') })
    return inScenario('full disk', database, run => fillDisk(run, folder))
  },
  shutdown: async () => [
    ...(await inScenario('SIGTERM, embedded', embeddedDatabase(), terminateUnderLoad)),
    ...(await inScenario('SIGTERM, private', await privateDatabase(), terminateUnderLoad)),
  ],
  mail: async ({ seed }) => {
    const { mailServer, env } = await startMailServer()
    const random = createRandom(seed + 2)
    const kill = (/** @type {Run} */ run) => killWhileSending(run, mailServer, MAIL_KILLS, random)
    const killed = await inScenario('mail, kills', await privateDatabase(), kill, env)
    return [...killed, ...(await cutOffMail())]
  },
  soak: async ({ soakMinutes }) => {
    if (soakMinutes === 0) return []
    const folder = temporaryFolder()
    cleanups.push(() => rmSync(folder, { recursive: true }))
    const delayFile = join(folder, 'event-loop.json')
    const preload = new URL('event-loop-delay.cjs', import.meta.url).pathname
    const env = { NODE_OPTIONS: `--require ${preload}`, FAULTS_EVENT_LOOP: delayFile }
    const work = (/** @type {Run} */ run) => soak(run, soakMinutes, delayFile)
    return inScenario('soak', embeddedDatabase(), work, env)
  },
}

async function cutOffMail() {
  const { mailServer, env } = await startMailServer()
  const proxy = new DatabaseProxy()
  cleanups.push(() => proxy.close())
  const database = await privateDatabase({ through: url => proxy.listen(url) })
  const cutOff = (/** @type {Run} */ run) => cutOffWhileSending(run, mailServer, proxy)
  return inScenario('mail, database cut', database, cutOff, env)
}

/** A mail server, and what a site is told that sends its mail there. */
async function startMailServer() {
  const mailServer = new MailServer()
  cleanups.push(() => mailServer.close())
  const SMTP_URL = await mailServer.listen()
  const env = { SMTP_URL, PUBLIC_URL: 'http://localhost:4000', MAIL_PER_MINUTE: '10000' }
  return { mailServer, env }
}

/**
 * Starts a site, does the work, and leaves nothing behind.
 * @param {string} name
 * @param {import('./site.mjs').Database} database
 * @param {(run: Run) => Promise<void>} work
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Result[]>}
 */
async function inScenario(name, database, work, env) {
  const site = new Site(database, env)
  const run = new Run(name, site)
  cleanups.push(() => database.remove())
  cleanups.push(() => site.end('SIGTERM'))
  try {
    await site.start()
    await work(run)
  } catch (error) {
    run.check('the scenario comes to its end', [String(error)])
  }
  const result = await run.end()
  await cleanUp()
  return [result]
}
