/** Steady load for minutes: memory, open files and the event loop stay as they are. */
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { openFiles, residentBytes } from '../processes/process-figures.mjs'
import { ask } from './http-request.mjs'

const MINUTE_MS = 60_000
/** About 50 requests a second, and people who sign up all the time. */
const READERS = 5
const READ_EVERY_MS = 100
const SAMPLE_MS = 1_000
/** The first fifth warms it up. */
const WARM_UP = 0.2
const GROWTH_MAX = 1.3
const FILES_MORE = 20
const EVENT_LOOP_P99_MS = 200
const ROUNDS = 10

const READS = ['/api/waitlist/stats', '/healthz', '/readyz', '/api/auth/user', '/api/nothing']

/**
 * @param {import('./scenario-run.mjs').Run} run
 * @param {number} minutes
 * @param {string} delayFile where the server writes its event loop's delay
 */
export async function soak(run, minutes, delayFile) {
  /** @type {{ bytes: number; files: number }[]} */
  const samples = []
  const round = (minutes * MINUTE_MS) / ROUNDS
  for (let number = 1; number <= ROUNDS; number += 1) {
    run.signUps.start(1)
    const end = performance.now() + round
    const readers = Array.from({ length: READERS }, (_, index) => read(run.site, index, end))
    while (performance.now() < end) {
      samples.push({ bytes: residentBytes(run.site.pid), files: openFiles(run.site.pid) })
      await sleep(SAMPLE_MS)
    }
    await Promise.all(readers)
    await run.count()
    const { bytes, files } = meanOf(samples.slice(-1))
    const memory = `${(bytes / 1e6).toFixed(0)} MB, ${files} files`
    console.log(`${run.scenario}: ${number} of ${ROUNDS}, ${memory}`)
  }
  judge(run, samples, delayFile)
}

/**
 * @param {import('./site.mjs').Site} site
 * @param {number} first
 * @param {number} end
 */
async function read({ url }, first, end) {
  for (let turn = first; performance.now() < end; turn += 1) {
    await ask(`${url}${READS[turn % READS.length]}`)
    await sleep(READ_EVERY_MS)
  }
}

/**
 * @param {import('./scenario-run.mjs').Run} run
 * @param {{ bytes: number; files: number }[]} samples
 * @param {string} delayFile
 */
function judge(run, samples, delayFile) {
  const warm = Math.floor(samples.length * WARM_UP)
  // A garbage collection more or less is no growth: tenths of the time are compared.
  const part = Math.max(1, Math.floor(samples.length / ROUNDS))
  const before = meanOf(samples.slice(warm, warm + part))
  const after = meanOf(samples.slice(-part))
  const growth = after.bytes / before.bytes
  const grown = `${(before.bytes / 1e6).toFixed(0)} to ${(after.bytes / 1e6).toFixed(0)} MB`
  run.check(`memory grows at most by ${GROWTH_MAX}`, growth > GROWTH_MAX ? [grown] : [])
  const more = `${before.files.toFixed(0)} to ${after.files.toFixed(0)}`
  run.check('no file stays open', after.files > before.files + FILES_MORE ? [more] : [])
  const { p99, max } = JSON.parse(readFileSync(delayFile, 'utf8'))
  const late = `p99 ${p99.toFixed(0)} ms, most ${max.toFixed(0)} ms`
  run.check(
    `the event loop is at most ${EVENT_LOOP_P99_MS} ms late (p99)`,
    p99 > EVENT_LOOP_P99_MS ? [late] : [],
  )
  console.log(`${run.scenario}: memory ${grown}, files ${more}, event loop late: ${late}`)
}

/** @param {{ bytes: number; files: number }[]} samples */
function meanOf(samples) {
  const mean = (/** @type {number[]} */ figures) =>
    figures.reduce((sum, figure) => sum + figure, 0) / figures.length
  return {
    bytes: mean(samples.map(({ bytes }) => bytes)),
    files: mean(samples.map(({ files }) => files)),
  }
}
