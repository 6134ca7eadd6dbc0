import { performance } from 'node:perf_hooks'
import { cpuSeconds, residentBytes } from '../../scripts/harness/proc'
import type { Running } from './servers'

const SAMPLE_MS = 100

export interface Measuring {
  server: Running
  /** The pid of PostgreSQL. */
  postgres: number
}

/** Measures work once: its time, the CPU times, and how much the server's memory grows meanwhile. */
export async function measureWork(
  { server: { site }, postgres }: Measuring,
  work: () => Promise<unknown>,
): Promise<Record<'ms' | 'CPU ms' | 'PostgreSQL CPU ms' | 'memory +MB', number>> {
  const began = performance.now()
  const [server, database] = [cpuSeconds(site.pid), cpuSeconds(postgres)]
  const bytes = residentBytes(site.pid)
  let most = bytes
  const timer = setInterval(() => (most = Math.max(most, residentBytes(site.pid))), SAMPLE_MS)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return {
    ms: performance.now() - began,
    'CPU ms': 1_000 * (cpuSeconds(site.pid) - server),
    'PostgreSQL CPU ms': 1_000 * (cpuSeconds(postgres) - database),
    'memory +MB': (most - bytes) / 1e6,
  }
}
