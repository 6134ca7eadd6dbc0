/** One machine with WEB_CONCURRENCY=2: both processes serve, and one that dies is replaced. */
import { setTimeout as sleep } from 'node:timers/promises'
import { childrenOf } from '../processes/process-figures.mjs'
import { freePort, until } from './children.mjs'
import { Instance } from './instance.mjs'
import { describeCall, Load } from './load.mjs'
import { differences } from './seen.mjs'

const WORKERS = 2

/**
 * @param {import('./site.mjs').Site} site
 * @returns {Promise<import('./seen.mjs').Seen>}
 */
export async function seeProcesses(site) {
  const env = { ...site.instances[0]?.env, WEB_CONCURRENCY: String(WORKERS), SHUTDOWN_DELAY: '0' }
  const instance = new Instance(await freePort(), env)
  await instance.start()
  const workers = childrenOf(instance.pid)
  const load = new Load(instance.url, await site.addPeople(4))
  await sleep(2_000)
  await load.stop()
  const [first = 0] = workers
  process.kill(first, 'SIGKILL')
  const replaced = await until('a worker is replaced', () => {
    const now = childrenOf(instance.pid)
    return now.length === WORKERS && !now.includes(first) && now
  })
  await until('both serve', () => instance.isReady())
  const code = await instance.end('SIGTERM')
  instance.remove()
  const left = [...workers, ...replaced].filter(isAlive)
  return {
    seen: `${workers.length} processes, ${load.calls.length} requests, ${load.failed.length} failed; one killed and replaced; exit code ${code}`,
    problems: [
      ...load.failed.map(describeCall),
      ...differences({
        workers: [workers.length, WORKERS],
        'exit code': [code, 0],
        'left behind': [left, []],
      }),
    ],
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
