/** How long our server takes to start, what it holds at rest and after load, and what a socket costs. */
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { cpuSeconds, residentBytes } from '../processes/process-figures.mjs'
import { productEnv } from './postgres.mjs'
import { loadOf } from './rounds.mjs'
import { startServer } from '../processes/server-process.mjs'
import { requestOf } from './servers.mjs'
import { spreadOf } from './summary.mjs'
import { targets } from './targets.mjs'
import { startWorker } from './worker.mjs'

const STARTS = 3
const REQUESTS = 5_000
const SOCKETS = 2_000
/** A change that not everybody was subscribed for yet is made again, so often and after so long. */
const TRIES = 6
const RETRY_MS = 10_000

const titles = [
  'start to ready, ms',
  'memory at rest, MB',
  `after ${2 * REQUESTS} requests, MB`,
  `per socket of ${SOCKETS}, KB`,
  `a change heard by all, ms`,
  '... CPU of the server, ms',
  '... CPU of PostgreSQL, ms',
]

/**
 * A row for each figure, a column for each product.
 * @param {{ url: string; postgres: { pid: number }; products: import('./servers.mjs').Server[]; load: import('./rounds.mjs').Worker; headers: Record<string, string> }} setting
 */
export async function measureMemory({ url, postgres, products, load, headers }) {
  const columns = []
  for (const product of products) {
    const starts = []
    for (let start = 0; start < STARTS; start += 1) {
      const { readyAfterMs, stop } = await startServer(product.file, productEnv(url))
      starts.push(readyAfterMs)
      await stop()
    }
    const server = { ...product, ...(await startServer(product.file, productEnv(url))) }
    const atRest = megabytes(server.pid)
    await sendLoad(server, load)
    const afterLoad = megabytes(server.pid)
    const subscribed = await measureSockets(server, postgres.pid, headers).catch(describe)
    await server.stop()
    columns.push([spreadOf(starts).median, atRest, afterLoad, ...subscribed])
  }
  return titles.map((title, row) => [
    title,
    ...columns.map(column => column[row]?.toFixed(0) ?? '–'),
  ])
}

/**
 * A server that so many sockets bring down has no figures for them.
 * @param {unknown} error
 * @returns {number[]}
 */
function describe(error) {
  console.error(error)
  return []
}

/** @param {number} pid */
const megabytes = pid => residentBytes(pid) / 1e6

/**
 * @param {import('./answers.mjs').Running} server
 * @param {import('./rounds.mjs').Worker} load
 */
async function sendLoad(server, load) {
  for (const target of targets.filter(({ name }) => ['stats', 'me'].includes(name)))
    await load.ask(loadOf({ server, target, request: requestOf(server, target), amount: REQUESTS }))
}

/**
 * Kilobytes for each subscription; how many milliseconds a change takes to reach all of them, and of whose CPU.
 * @param {import('./answers.mjs').Running} server
 * @param {number} postgres
 * @param {Record<string, string>} headers
 */
async function measureSockets(server, postgres, headers) {
  const before = residentBytes(server.pid)
  const sockets = startWorker('sockets.mjs')
  try {
    await sockets.ask({ open: SOCKETS, url: server.url, cookie: headers.cookie })
    const change = await prepareChange(server.url, headers)
    await establish(() => sockets.ask({ hear: true }), change)
    const bytes = (residentBytes(server.pid) - before) / SOCKETS
    const cpu = [cpuSeconds(server.pid), cpuSeconds(postgres)]
    const began = performance.now()
    const heard = sockets.ask({ hear: true })
    await change()
    if (!(await Promise.race([heard, sleep(TRIES * RETRY_MS)])))
      throw new Error('not all sockets heard of the change')
    const ms = performance.now() - began
    const spent = [cpuSeconds(server.pid) - cpu[0], cpuSeconds(postgres) - cpu[1]]
    return [bytes / 1_000, ms, ...spent.map(seconds => seconds * 1_000)]
  } finally {
    await sockets.stop()
  }
}

/**
 * Nothing tells that a subscription is established, but what it hears.
 * @param {() => Promise<unknown>} hear
 * @param {() => Promise<void>} change
 */
async function establish(hear, change) {
  const heard = hear()
  for (let tries = 0; tries < TRIES; tries += 1) {
    await change().catch(console.error) // so many that subscribe at once may keep the server busy
    if (await Promise.race([heard, sleep(RETRY_MS)])) return
  }
  throw new Error(`not all sockets heard of one of ${TRIES} changes`)
}

/**
 * Moves one entry to and fro, a step with each call.
 * @param {string} url
 * @param {Record<string, string>} headers
 */
async function prepareChange(url, headers) {
  const ask = async (/** @type {string} */ query) => {
    const body = JSON.stringify({ query })
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body })
    const { data, errors } = await response.json()
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
  const { waitlist } = await ask('{ waitlist(first: 1) { edges { node { id status } } } }')
  const { id, status } = waitlist.edges[0].node
  let [from, to] = status === 'invited' ? ['invited', 'waiting'] : ['waiting', 'invited']
  return async () => {
    await ask(
      `mutation { setWaitlistStatus(input: { id: "${id}", from: ${from}, to: ${to} }) { id } }`,
    )
    ;[from, to] = [to, from]
  }
}
