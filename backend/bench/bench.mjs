/** The benchmark: both databases one after the other, every server over the same rows. */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { grow } from './grow.mjs'
import { parseOptions } from './options.mjs'
import { createDatabase, startPostgres } from './postgres.mjs'
import { judge, report } from './report.mjs'
import { prepareCells, runRounds } from './rounds.mjs'
import { startServer, stopServers } from '../processes/server-process.mjs'
import { measureResets } from './reset-times.mjs'
import { chooseServers, envOf } from './servers.mjs'
import { summarize } from './summary.mjs'
import { targets } from './targets.mjs'
import { startWorker } from './worker.mjs'

const ENTRIES = { small: 225, large: 50_000 }

/** @typedef {import('./options.mjs').Options} Options */

/**
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function bench(args) {
  const options = parseOptions(args)
  const rig = { postgres: await startPostgres(), load: startWorker('load.mjs') }
  const stop = async () => {
    await stopServers()
    await rig.load.stop()
    await rig.postgres.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stop().finally(() => process.exit(130)))
  try {
    if (options.reset) return (await measureResets(rig.postgres.url)) || !options.check ? 0 : 1
    if (!options.grow) return conclude(await measureAll(rig, options), options)
    const products = chooseServers(options).filter(({ isProduct }) => isProduct)
    await grow(rig, products)
    return 0
  } finally {
    await stop()
  }
}

/**
 * @param {import('./grow.mjs').Rig} rig
 * @param {Options} options
 */
async function measureAll({ postgres, load }, options) {
  const servers = chooseServers(options)
  const chosen = targets.filter(({ name }) => options.only?.includes(name) ?? true)
  const hashing = startWorker('peers/bare-hash.mjs', {
    UV_THREADPOOL_SIZE: String(availableParallelism()),
  })
  const results = []
  for (const [database, entries] of Object.entries(ENTRIES)) {
    const asked = chosen.filter(target => target.database === database)
    if (asked.length === 0) continue
    const url = await createDatabase(postgres.url, database, entries)
    const running = await startAll(servers, url)
    const cells = await prepareCells({ load, servers: running, targets: asked, entries })
    const setting = { load, hashing, postgres: postgres.pid, cells }
    results.push(...(await runRounds(setting, options.rounds)))
    await stopServers()
  }
  await hashing.stop()
  return results
}

/**
 * @param {import('./servers.mjs').Server[]} servers
 * @param {string} url of the database
 */
async function startAll(servers, url) {
  const running = []
  for (const server of servers)
    running.push({ ...server, ...(await startServer(server.file, envOf(server, url))) })
  return running
}

/**
 * @param {import('./rounds.mjs').Result[]} results
 * @param {Options} options
 */
function conclude(results, { json, check }) {
  const summary = summarize(results)
  if (json) writeFileSync(json, JSON.stringify({ summary, results }, undefined, 2))
  const { isMet, text } = judge(summary)
  console.log(`\n${report(summary)}\n\nGoals\n${text}`)
  return check && !isMet ? 1 : 0
}
