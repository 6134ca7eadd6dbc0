/** kill -9 of the server, of PostgreSQL, of both, and during a start, while people sign up. */
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { killDatabase } from './databases'
import type { Scenario } from './scenario'

const LANES = 4
const DATABASE_BACK_MS = 10_000
const START_MS = 30_000

type Kill = (scenario: Scenario) => Promise<[ms: number, most: number]>

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
  start: async ({ site, database }) => {
    await site.end('SIGKILL')
    site.spawn()
    await sleep(randomInt(1_500))
    await site.end('SIGKILL')
    if (randomInt(2) === 1) await killDatabase(database)
    return [await site.start(), START_MS]
  },
}

/** Kills at random moments, each kind in turn; after each kill, checks all sign-ups. */
export async function killAgainAndAgain(scenario: Scenario, kills: number): Promise<void> {
  const kinds = Object.entries(KINDS)
  const all = Array.from({ length: Math.ceil(kills / kinds.length) }, () => kinds).flat()
  for (const [kind, kill] of all.slice(0, kills)) {
    const moment = randomInt(100, 1_500)
    scenario.log(`kill ${kind} after ${moment} ms`)
    scenario.load.start({ signUps: LANES })
    await sleep(moment)
    scenario.recovered(...(await kill(scenario)))
    await scenario.count()
  }
}
