/**
 * One machine with WEB_CONCURRENCY=2: both processes serve, and a process that dies is replaced.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { describeCall } from '../../scripts/harness/load'
import { childrenOf, isAlive } from '../../scripts/harness/proc'
import { startSite } from '../../scripts/harness/site'
import { waitFor } from '../../scripts/harness/wait'
import { differences, type Cluster, type Seen } from './cluster'
import { loadDuring } from './outages'

const WORKERS = 2

export async function seeProcesses({ instances, addPeople }: Cluster): Promise<Seen> {
  const more = { WEB_CONCURRENCY: String(WORKERS), SHUTDOWN_DELAY: '0' }
  const site = await startSite({ ...instances[0].env, ...more })
  const workers = childrenOf(site.pid)
  const { calls, failed } = await loadDuring({ url: site.url, addPeople }, () => sleep(2_000))
  const [first = 0] = workers
  process.kill(first, 'SIGKILL')
  const replaced = await waitFor('a worker is replaced', () => {
    const now = childrenOf(site.pid)
    return now.length === WORKERS && !now.includes(first) && now
  })
  await site.untilReady()
  const code = await site.end()
  const left = [...workers, ...replaced].filter(isAlive)
  return {
    seen: `${workers.length} processes, ${calls.length} requests, ${failed.length} failed; one killed and replaced; exit code ${code}`,
    problems: [
      ...failed.map(describeCall),
      ...differences({
        workers: [workers.length, WORKERS],
        'exit code': [code, 0],
        'left behind': [left, []],
      }),
    ],
  }
}
