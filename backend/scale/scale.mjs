/** `npm run scale`: each promise of docs/scale.md, shown with real processes on 127.0.0.1. */
import { parseArgs } from 'node:util'
import { LOG as SERVERS_LOG } from '../processes/server-process.mjs'
import { LOG, stopPrograms } from './children.mjs'
import { endInstances } from './instance.mjs'
import { seePages, seeLiveRows } from './live.mjs'
import { seeCaps, seeLimits, seePooler, seeSessions } from './many-instances.mjs'
import { seeKill, seeLostPrimary, seePromotion, seeRollingRestart } from './outages.mjs'
import { seeProcesses } from './processes.mjs'
import { report } from './report.mjs'
import { startSite } from './site.mjs'

/** In this order: what is lost stays lost. @type {[name: string, see: (site: import('./site.mjs').Site) => Promise<import('./seen.mjs').Seen>][]} */
const CHECKS = [
  ['three instances through PgBouncer in transaction mode', seePooler],
  ['sessions on every instance', seeSessions],
  ['caps are exact', seeCaps],
  ['guesses and registrations count together', seeLimits],
  ['live rows arrive everywhere', seeLiveRows],
  ['pages revalidate everywhere', seePages],
  ['rolling restart under load', seeRollingRestart],
  ['kill -9 of one instance under load', seeKill],
  ['the primary dies under load', seeLostPrimary],
  ['the replica is promoted', seePromotion],
  ['WEB_CONCURRENCY=2', seeProcesses],
]

/**
 * Tries everything, or what has these words in its name: the exit code.
 * @param {string[]} args
 */
export async function scale(args) {
  const { values } = parseArgs({ args, options: { only: { type: 'string', default: '' } } })
  const wanted = CHECKS.filter(([name]) => name.includes(values.only))
  if (wanted.length === 0)
    throw new Error(`The checks are: ${CHECKS.map(([name]) => name).join('; ')}.`)
  console.log(`PostgreSQL and the proxies write to ${LOG}, the instances to ${SERVERS_LOG}`)
  /** @type {import('./report.mjs').Result[]} */
  const results = []
  /** @type {import('./site.mjs').Site | undefined} */
  let site
  try {
    site = await startSite()
    for (const [name, see] of wanted) {
      console.log(name)
      results.push({ name, ...(await see(site).catch(broken)) })
    }
  } finally {
    await endInstances()
    await stopPrograms()
    site?.remove()
  }
  console.log(`\n${report(results)}`)
  return results.every(({ problems }) => problems.length === 0) ? 0 : 1
}

/**
 * A check that could not be made has failed.
 * @param {unknown} error
 */
const broken = error => ({
  seen: '',
  problems: [error instanceof Error ? error.message : String(error)],
})
