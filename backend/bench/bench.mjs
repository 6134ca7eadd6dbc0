/** The benchmark: both databases one after the other, every server over the same rows. */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { createDatabase, startPostgres } from './postgres.mjs'
import { judge, report } from './report.mjs'
import { prepareCells, runRounds } from './rounds.mjs'
import { startServer } from './server-process.mjs'
import { chooseServers, envOf } from './servers.mjs'
import { summarize } from './summary.mjs'
import { targets } from './targets.mjs'
import { startWorker } from './worker.mjs'

const ENTRIES = { small: 225, large: 50_000 }

/**
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function bench(args) {
  const options = parse(args)
  const chosen = targets.filter(({ name }) => !options.only || options.only.includes(name))
  const servers = chooseServers(options)
  const postgres = await startPostgres()
  const load = startWorker('load.mjs')
  const hashing = startWorker('peers/bare-hash.mjs', {
    UV_THREADPOOL_SIZE: String(availableParallelism()),
  })
  const results = []
  try {
    for (const [database, entries] of Object.entries(ENTRIES)) {
      const asked = chosen.filter(target => target.database === database)
      if (asked.length === 0) continue
      const url = await createDatabase(postgres.url, database, entries)
      const running = await startAll(servers, url)
      try {
        const cells = await prepareCells({ load, servers: running, targets: asked, entries })
        results.push(
          ...(await runRounds({ load, hashing, postgres: postgres.pid, cells }, options.rounds)),
        )
      } finally {
        await Promise.all(running.map(({ stop }) => stop()))
      }
    }
  } finally {
    await Promise.all([load.stop(), hashing.stop()])
    await postgres.stop()
  }
  return conclude(results, options)
}

/** @param {string[]} args */
function parse(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      peers: { type: 'string' },
      also: { type: 'string', multiple: true, default: [] },
      rounds: { type: 'string', default: '5' },
      json: { type: 'string' },
      check: { type: 'boolean', default: false },
    },
  })
  const { only, peers, also, rounds, json, check } = values
  const known = targets.map(({ name }) => name)
  const unknown = only?.split(',').find(name => !known.includes(name))
  if (unknown) throw new Error(`There is no target ${unknown}, but ${known.join(', ')}.`)
  return {
    only: only?.split(','),
    wanted: peers?.split(','),
    also,
    rounds: Number(rounds),
    json,
    check,
  }
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
 * @param {ReturnType<typeof parse>} options
 */
function conclude(results, { json, check }) {
  const summary = summarize(results)
  if (json) writeFileSync(json, JSON.stringify({ summary, results }, undefined, 2))
  const { isMet, text } = judge(summary)
  console.log(`\n${report(summary)}\n\nGoals\n${text}`)
  return check && !isMet ? 1 : 0
}
