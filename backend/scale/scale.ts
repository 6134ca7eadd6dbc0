/** `npm run scale`: checks the promises of docs/scale.md with real processes on 127.0.0.1. */
import { parseArgs } from 'node:util'
import { LOG } from '../../scripts/harness/files'
import { formatChecks, haveAllPassed, type Check } from '../../scripts/report.cjs'
import { startCluster, type Cluster } from './cluster'
import { seePages, seePooler, seeSessions } from './instances'
import { seeKill, seeLostPrimary, seePromotion, seeRollingRestart } from './outages'
import { ensurePrograms } from './proxies'

/** Each returns what it has seen, or throws. The order matters: a lost primary does not return. */
const CHECKS: [name: string, see: (cluster: Cluster) => Promise<string>][] = [
  ['three instances through PgBouncer in transaction mode', seePooler],
  ['sessions on every instance', seeSessions],
  ['pages revalidate everywhere', seePages],
  ['rolling restart under load', seeRollingRestart],
  ['kill -9 of one instance under load', seeKill],
  ['the primary dies under load', seeLostPrimary],
  ['the replica is promoted', seePromotion],
]

/** Runs all checks, or those with this text in their names. Returns false if a check has failed. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { only: { type: 'string', default: '' } } })
  const wanted = CHECKS.filter(([name]) => name.includes(values.only))
  if (wanted.length === 0)
    throw new Error(`The checks are: ${CHECKS.map(([name]) => name).join('; ')}.`)
  ensurePrograms()
  console.log(`PostgreSQL, the proxies and the instances log to ${LOG}`)
  const cluster = await startCluster()
  const checks: Check[] = []
  for (const [name, see] of wanted) {
    console.log(name)
    checks.push(
      await see(cluster).then(
        seen => ({ name, seen, problems: [] }),
        (error: unknown) => ({ name, problems: [String(error)] }),
      ),
    )
  }
  console.log(`\n${formatChecks(checks)}`)
  return haveAllPassed(checks)
}
