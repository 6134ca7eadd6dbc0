/** kill -9 of the server, of PostgreSQL, of both, and during start, while people sign up. */
import { setTimeout as sleep } from 'node:timers/promises'
import { shuffle } from './random.mjs'

const LANES = 4
const DATABASE_BACK_MS = 10_000
const START_MS = 30_000

/** @typedef {import('./random.mjs').Random} Random */
/** @typedef {import('./scenario-run.mjs').Run} Run */
/** @typedef {import('./site.mjs').Site} Site */

/**
 * What is killed; each resolves when it is ready again, to how long that took and how long it may take.
 * @type {Record<string, (site: Site, random: Random) => Promise<[ms: number, most: number]>>}
 */
const KINDS = {
  server: async site => {
    await site.end('SIGKILL')
    return [await site.start(), START_MS]
  },
  postgres: async site => {
    await site.killDatabase()
    return [await site.recover(), DATABASE_BACK_MS]
  },
  both: async site => {
    await Promise.all([site.end('SIGKILL'), site.killDatabase()])
    return [await site.start(), START_MS]
  },
  start: async (site, random) => {
    await site.end('SIGKILL')
    site.spawn().catch(() => undefined) // it does not get there
    await sleep(random(0, 1_500))
    await site.end('SIGKILL')
    if (random(0, 1) === 1) await site.killDatabase()
    return [await site.start(), START_MS]
  },
}

/**
 * So many kills at random moments; after each everything is counted.
 * @param {Run} run
 * @param {number} kills
 * @param {Random} random
 */
export async function killAgainAndAgain(run, kills, random) {
  const kinds = Object.entries(KINDS)
  const times = Math.ceil(kills / kinds.length)
  const all = Array.from({ length: times }, () => kinds).flat()
  for (const [kind, kill] of shuffle(all.slice(0, kills), random)) {
    const moment = random(100, 1_500)
    console.log(`${run.scenario}: kill ${run.faults + 1}, ${kind} after ${moment} ms`)
    run.signUps.start(LANES)
    await sleep(moment)
    run.recovered(...(await kill(run.site, random)))
    await run.count()
  }
}
