/** `npm run bench -- --grow`: how our server grows with its table, its sockets and its load. */
import { performance } from 'node:perf_hooks'
import { findMiddle } from './answers.mjs'
import { cpuSeconds, residentBytes } from '../processes/process-figures.mjs'
import { measureMemory } from './memory.mjs'
import { cookieOf } from './peers/session.mjs'
import { createDatabase, productEnv, SECRET, SESSIONS } from './postgres.mjs'
import { format } from './report.mjs'
import { startServer } from '../processes/server-process.mjs'
import { PAGE } from './targets.mjs'

/** @typedef {import('./answers.mjs').Running} Running */
/** @typedef {import('./servers.mjs').Server} Server */
/** @typedef {{ url: string; pid: number }} Postgres */
/** @typedef {{ postgres: Postgres; load: import('./rounds.mjs').Worker }} Rig */

const SIZES = [225, 50_000, 1_000_000]
const TIMES = 5
const PATIENCE_MS = 60_000
const headers = {
  cookie: cookieOf(SESSIONS.team, SECRET),
  'content-type': 'application/json',
}

/**
 * What is asked at each size: a path, or an operation with its variables.
 * @type {{ title: string; times: number; request: (entries: number, middle?: string) => { path: string; body?: object } }[]}
 */
const cases = [
  { title: 'first page of 50', times: TIMES, request: () => page({}) },
  { title: 'page in the middle', times: TIMES, request: (_, after) => page({ after }) },
  {
    title: 'search for one person',
    times: TIMES,
    request: entries => page({ search: `person${Math.ceil(entries / 2)}@` }),
  },
  {
    title: 'count',
    times: TIMES,
    request: () => ({ path: '/graphql', body: { query: '{ waitlist(first: 1) { totalCount } }' } }),
  },
  { title: 'CSV', times: 1, request: () => ({ path: '/api/admin/waitlist.csv' }) },
]

/** @param {Record<string, unknown>} variables */
function page(variables) {
  const query = PAGE.replace(
    '($first: Int!, $after: String) { waitlist(first: $first, after: $after)',
    '($after: String, $search: String) { waitlist(first: 50, after: $after, search: $search)',
  )
  return { path: '/graphql', body: { query, variables } }
}

/**
 * Prints a table for each size, and one of starts and memory.
 * @param {Rig} rig
 * @param {Server[]} products
 */
export async function grow({ postgres, load }, products) {
  for (const entries of SIZES) {
    const url = await createDatabase(postgres.url, `entries_${entries}`, entries)
    const columns = []
    for (const product of products) {
      const server = { ...product, ...(await startServer(product.file, productEnv(url))) }
      columns.push(await measureCases(server, postgres, entries))
      await server.stop()
    }
    const rows = cases.map(({ title }, row) => [title, ...columns.map(column => column[row])])
    print(`${entries} entries: ms (CPU ms of the server, of PostgreSQL)`, products, rows)
    if (entries === SIZES[0]) {
      const memory = await measureMemory({ url, postgres, products, load, headers })
      print('Starts and memory', products, memory)
    }
  }
}

/**
 * @param {string} title
 * @param {Server[]} products
 * @param {string[][]} rows
 */
function print(title, products, rows) {
  console.log(`\n${title}\n${format([['', ...products.map(({ name }) => name)], ...rows])}`)
}

/**
 * @param {Running} server
 * @param {Postgres} postgres
 * @param {number} entries
 */
async function measureCases(server, postgres, entries) {
  const middle = await findMiddle(server, entries)
  const cells = []
  for (const { times, request } of cases) {
    const asked = request(entries, middle)
    try {
      if (times > 1) await ask(server, asked)
      cells.push(await measure(server, postgres, () => ask(server, asked), times))
    } catch (error) {
      cells.push(error instanceof Error ? error.message : String(error))
    }
  }
  return cells
}

/**
 * @param {Running} server
 * @param {Postgres} postgres
 * @param {() => Promise<void>} work
 * @param {number} times
 */
async function measure(server, postgres, work, times) {
  const began = performance.now()
  const before = { server: cpuSeconds(server.pid), postgres: cpuSeconds(postgres.pid) }
  const peak = watchMemory(server.pid)
  try {
    for (let time = 0; time < times; time += 1) await work()
  } catch (error) {
    peak()
    throw error
  }
  const ms = (performance.now() - began) / times
  const cpu = [
    cpuSeconds(server.pid) - before.server,
    cpuSeconds(postgres.pid) - before.postgres,
  ].map(seconds => ((seconds * 1_000) / times).toFixed(1))
  const grown = peak()
  return `${ms.toFixed(1)} (${cpu.join(', ')})${times > 1 ? '' : `, memory +${grown} MB`}`
}

const SAMPLE_MS = 100

/**
 * By how many megabytes the process has grown at most since, once it is called.
 * @param {number} pid
 */
function watchMemory(pid) {
  const before = residentBytes(pid)
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, residentBytes(pid))
  }, SAMPLE_MS)
  return () => {
    clearInterval(timer)
    return Math.round((Math.max(most, residentBytes(pid)) - before) / 1e6)
  }
}

/**
 * Reads the answer to its end. Throws its status and error when it is none.
 * @param {Running} server
 * @param {{ path: string; body?: object }} request
 */
async function ask({ url }, { path, body }) {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const sent = body && { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(url + path, { headers, signal, ...sent })
  if (!path.endsWith('.csv')) {
    const { errors } = await response.json()
    if (errors) throw new Error(`${response.status} ${errors[0].extensions.code}`)
    return
  }
  // A download is not kept: it is the server's memory that is of interest.
  await response.body?.pipeTo(new WritableStream())
  if (!response.ok) throw new Error(String(response.status))
}
