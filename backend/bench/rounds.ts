/** Runs the rounds: each target of each server, in a different order each time. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Measured } from '../../scripts/harness/measurements'
import { rotate } from '../../scripts/harness/statistics'
import { HASHES, type Cell } from './cells'
import { sendAll, sendLoad } from './load'
import { UV_THREADPOOL_SIZE } from './servers'
import { measureWork } from './work'

interface Figures {
  /** Requests per second. */
  rate: number
  p99Ms: number
  /** CPU seconds per request, of the server and of PostgreSQL. */
  cpu: number
  postgres: number
}

/**
 * Runs the rounds. `postgres` is the pid of PostgreSQL. Results are multiples of the floor's in the
 * same round.
 */
export async function runRounds(
  cells: Cell[],
  rounds: number,
  postgres: number,
): Promise<Measured[]> {
  const measured: Measured[] = []
  const targets = [...new Set(cells.map(({ target }) => target))]
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) {
      const own = cells.filter(cell => cell.target === target)
      const hashRate = target.isHashing ? await measureHashes() : undefined
      const results = new Map<string, Figures>()
      for (const cell of rotate(own, round))
        results.set(cell.server.name, await measure(cell, postgres))
      for (const [site, figures] of results)
        measured.push({
          subject: target.name,
          site,
          figures: compare(figures, results.get('floor') ?? figures, hashRate),
        })
    }
    process.stderr.write('.')
  }
  return measured
}

const compare = (
  { cpu, rate, p99Ms, postgres }: Figures,
  floor: Figures,
  hashRate: number | undefined,
): Measured['figures'] => ({
  'CPU × floor': cpu / floor.cpu,
  'CPU µs': cpu * 1e6,
  'PostgreSQL CPU × floor': postgres / floor.postgres,
  'p99 × floor': hashRate === undefined ? p99Ms / floor.p99Ms : undefined,
  'rate × floor': hashRate === undefined ? rate / floor.rate : undefined,
  'rate × bare hashes': hashRate === undefined ? undefined : rate / hashRate,
})

async function measure({ server, target, request, amount }: Cell, postgres: number) {
  // While other servers run, pools close connections, and caches of code and memory go cold.
  if (!target.isHashing) await sendLoad(server, request, Math.ceil(amount / 2))
  let [rate, p99Ms] = [0, 0]
  const spent = await measureWork({ server, postgres }, async () => {
    const outcome = await sendAll(server, request, amount)
    rate = outcome.answered / outcome.seconds
    p99Ms = outcome.p99Ms
  })
  return {
    rate,
    p99Ms,
    cpu: spent['CPU ms'] / amount / 1_000,
    postgres: spent['PostgreSQL CPU ms'] / amount / 1_000,
  }
}

/** Measures bare hashes per second, in a separate process like the servers' own. */
async function measureHashes(): Promise<number> {
  const args = [join(__dirname, 'peers/bare-hash.mjs'), String(HASHES)]
  const env = { ...process.env, UV_THREADPOOL_SIZE }
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  return Number(stdout)
}
