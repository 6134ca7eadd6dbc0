/** kill -9 of the server, of PostgreSQL, of both, and during a start, while people sign up. */
import { setTimeout as sleep } from 'node:timers/promises'
import { shuffle, type Random } from '../../scripts/harness/random'
import { killDatabase } from './databases'
import type { Scenario } from './scenario'

const LANES = 4
const DATABASE_BACK_MS = 10_000
const START_MS = 30_000

type Kill = (scenario: Scenario, random: Random) => Promise<[ms: number, most: number]>

/**
 * The targets of a kill. Each resolves when the site is ready again, with the time that took and
 * the time allowed.
 */
const KINDS: Record<string, Kill> = {
  server: async ({ site }) => {
    await site.end('SIGKILL')
    return [await site.start(), START_MS]
  },
  postgres: async ({ site, database }) => {
    await killDatabase(database)
    return [await site.untilReady(), DATABASE_BACK_MS]
  },
  both: async ({ site, database }) => {
    await Promise.all([site.end('SIGKILL'), killDatabase(database)])
    return [await site.start(), START_MS]
  },
  start: async ({ site, database }, random) => {
    await site.end('SIGKILL')
    site.spawn()
    await sleep(random(0, 1_500))
    await site.end('SIGKILL')
    if (random(0, 1) === 1) await killDatabase(database)
    return [await site.start(), START_MS]
  },
}

/** Kills at random moments; after each kill, checks all sign-ups. */
export async function killAgainAndAgain(
  scenario: Scenario,
  kills: number,
  random: Random,
): Promise<void> {
  const kinds = Object.entries(KINDS)
  const times = Math.ceil(kills / kinds.length)
  const all = Array.from({ length: times }, () => kinds).flat()
  for (const [kind, kill] of shuffle(all.slice(0, kills), random)) {
    const moment = random(100, 1_500)
    scenario.log(`kill ${kind} after ${moment} ms`)
    scenario.load.start({ signUps: LANES })
    await sleep(moment)
    scenario.recovered(...(await kill(scenario, random)))
    await scenario.count()
  }
}
