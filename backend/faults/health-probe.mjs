/** Asks /healthz all the time, and a server that does nothing else: what both suffer is the machine's noise. */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawn } from 'node:child_process'
import { ask } from './http-request.mjs'

const EVERY_MS = 50
/** It ends with us. */
const BARE = `
  process.stdin.resume().once('end', () => process.exit())
  const server = require('node:http').createServer((_, res) => res.end('{}'))
  server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)))`

/**
 * @typedef {import('./site.mjs').Site} Site
 * @typedef {{ site: number; bare: number }} HealthTime what both needed, asked at the same moment, in milliseconds
 */

export class HealthProbe {
  /** @type {HealthTime[]} */
  #times = []
  /** Answers other than 200 of a server that was not being ended. @type {string[]} */
  #failures = []
  #isOn = true

  /** @param {Site} site */
  constructor(site) {
    this.site = site
    this.bare = spawn(process.execPath, ['-e', BARE], { stdio: ['pipe', 'pipe', 'ignore'] })
    this.running = this.#run()
  }

  async #run() {
    const [port] = await once(this.bare.stdout, 'data')
    while (this.#isOn) {
      await this.#probe(`http://127.0.0.1:${port}`)
      await sleep(EVERY_MS)
    }
  }

  /** @param {string} bareUrl */
  async #probe(bareUrl) {
    const { url, generation, pid } = this.site
    if (!url || pid === 0) return
    const [site, bare] = await Promise.all([ask(`${url}/healthz`), ask(bareUrl)])
    // Ended meanwhile, on purpose.
    if (this.site.generation !== generation) return
    this.#times.push({ site: site.ms, bare: bare.ms })
    if (site.status !== 200)
      this.#failures.push(`/healthz answered ${site.status} ${site.failure ?? ''}`)
  }

  /** What was measured, and what failed. */
  get seen() {
    return { times: this.#times, failures: this.#failures }
  }

  async stop() {
    this.#isOn = false
    await this.running
    this.bare.stdin.end()
  }
}

/** A quiet machine answers from the bare server in a few milliseconds: there this allows nothing. */
const NOISE = 4
/** Of fewer, the 99th percentile is the slowest alone, mostly the first after a start. */
const ENOUGH = 300

/**
 * The 99th percentiles in milliseconds.
 * @param {HealthTime[]} times
 */
export function summarizeHealth(times) {
  return {
    p99: p99(times.map(({ site }) => site)),
    bareP99: p99(times.map(({ bare }) => bare)),
  }
}

/**
 * What is slow, in words. A machine that is busy with other things slows down the bare server too: then ours
 * may take so many times as long.
 * @param {HealthTime[]} times
 * @param {number} most in milliseconds
 */
export function describeSlowHealth(times, most) {
  const health = summarizeHealth(times)
  const words = `p99 ${health.p99.toFixed(0)} ms, of a bare server ${health.bareP99.toFixed(0)} ms`
  const isSlow = health.p99 > Math.max(most, NOISE * health.bareP99)
  return isSlow && times.length >= ENOUGH ? [words] : []
}

/** @param {number[]} times */
function p99(times) {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0
}
