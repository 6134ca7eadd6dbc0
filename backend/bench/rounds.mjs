/** The rounds: each target of each server in turn, in another order each time. */
import assert from 'node:assert/strict'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerOf, findMiddle } from './answers.mjs'
import { cpuSeconds } from '../processes/process-figures.mjs'
import { LOG } from '../processes/server-process.mjs'
import { requestOf, serves } from './servers.mjs'

const CONNECTIONS = 16
/** So many seconds a round of one target lasts about; the fewest and most requests in it. */
const CELL_SECONDS = 1
const REQUESTS = { min: 100, max: 20_000 }
const HASHES = 100
const PROBE_MS = 10

/** @typedef {import('./answers.mjs').Running} Running */
/** @typedef {import('./targets.mjs').Target} Target */
/** @typedef {{ server: Running; target: Target; request: import('./load.mjs').Request; amount: number }} Cell */
/**
 * Times of CPU are seconds per request; `healthz` are the milliseconds of each health call.
 * @typedef {{ server: string; target: string; round: number; rate: number; cpu: number; postgres: number; healthz: number[]; hashRate?: number }} Result
 * @typedef {ReturnType<typeof import('./worker.mjs').startWorker>} Worker
 */

/**
 * Checks every answer against the floor's, warms up, and finds out how many requests a round takes.
 * @param {{ load: Worker; servers: Running[]; targets: Target[]; entries: number }} setting
 * @returns {Promise<Cell[]>}
 */
export async function prepareCells({ load, servers, targets, entries }) {
  const cells = []
  for (const target of targets) {
    let expected
    for (const server of servers) {
      if (!serves(server, target)) continue
      const after = target.isMiddle ? await findMiddle(server, entries) : undefined
      const request = requestOf(server, target, after)
      const answer = await answerOf(server, target, after)
      expected ??= answer
      assert.deepEqual(answer, expected, `${server.name} answers ${target.name} as the floor does`)
      const cell = { server, target, request, amount: 0 }
      cells.push({ ...cell, amount: await warmUp(load, cell) })
    }
  }
  return cells
}

/** @param {Worker} load @param {Cell} cell */
async function warmUp(load, cell) {
  const half = { ...cell, amount: cell.target.warmUp / 2 }
  await load.ask(loadOf(half)) // may fail while connections are opened
  const { answered, seconds } = await send(load, half)
  if (cell.target.isHashing) return HASHES
  const fitting = Math.round((answered / seconds) * CELL_SECONDS)
  return Math.min(REQUESTS.max, Math.max(REQUESTS.min, fitting))
}

/**
 * @param {Worker} load
 * @param {Cell} cell
 * @returns {Promise<import('./load.mjs').Outcome>}
 */
async function send(load, cell) {
  const { server, target, amount } = cell
  const outcome = await load.ask(loadOf(cell))
  if (outcome.failed > 0)
    throw new Error(
      `${server.name}: ${outcome.failed} of ${amount} failed (${target.name}), see ${LOG}`,
    )
  return outcome
}

/**
 * What the load generator is told.
 * @param {Cell} cell
 */
export function loadOf({ server, request, amount }) {
  return { ...request, url: server.url, amount, connections: CONNECTIONS }
}

/**
 * @param {{ load: Worker; hashing: Worker; postgres: number; cells: Cell[] }} setting
 * @param {number} rounds
 * @returns {Promise<Result[]>}
 */
export async function runRounds({ load, hashing, postgres, cells }, rounds) {
  const results = []
  const targets = [...new Set(cells.map(({ target }) => target))]
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) {
      const turn = rotate(
        cells.filter(cell => cell.target === target),
        round,
      )
      const hashRate = target.isHashing ? HASHES / (await hashing.ask(HASHES)).seconds : undefined
      for (const cell of turn)
        results.push({ ...(await measure(load, cell, postgres)), round, hashRate })
    }
    process.stderr.write('.')
  }
  return results
}

/** @param {Worker} load @param {Cell} cell @param {number} postgres */
async function measure(load, cell, postgres) {
  const { server, target } = cell
  // While others have their turn, pools close their connections, and caches of code and memory go cold.
  if (!target.isHashing) await load.ask(loadOf({ ...cell, amount: Math.ceil(cell.amount / 2) }))
  const before = { server: cpuSeconds(server.pid), postgres: cpuSeconds(postgres) }
  const probe = target.isHashing ? startProbe(server.url) : undefined
  const { answered, seconds } = await send(load, cell)
  const healthz = (await probe?.()) ?? []
  return {
    server: server.name,
    target: target.name,
    rate: answered / seconds,
    cpu: (cpuSeconds(server.pid) - before.server) / answered,
    postgres: (cpuSeconds(postgres) - before.postgres) / answered,
    healthz,
  }
}

/**
 * Asks for /healthz again and again until told to end: how many milliseconds each took.
 * @param {string} url
 */
function startProbe(url) {
  let isOn = true
  const times = []
  const probe = async () => {
    while (isOn) {
      const began = performance.now()
      await (await fetch(`${url}/healthz`)).arrayBuffer()
      times.push(performance.now() - began)
      await sleep(PROBE_MS)
    }
  }
  const running = probe()
  return async () => {
    isOn = false
    await running
    return times
  }
}

/**
 * @template T
 * @param {T[]} list
 * @param {number} by
 */
function rotate(list, by) {
  const start = list.length > 0 ? by % list.length : 0
  return [...list.slice(start), ...list.slice(0, start)]
}
