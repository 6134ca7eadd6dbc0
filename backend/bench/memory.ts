/**
 * Measures how long our server takes to start, its memory at rest and after load, and the cost of a
 * socket.
 */
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { cpuSeconds, residentBytes } from '../../scripts/harness/proc'
import { graphql } from '../../scripts/harness/requests'
import { median } from '../../scripts/harness/statistics'
import { cookies } from './databases'
import { sendLoad } from './load'
import { requestOf, startServer, type Running, type Server } from './servers'
import { targets } from './targets'
import { Sockets } from './sockets'

const STARTS = 3
const REQUESTS = 5_000
const SOCKETS = 2_000
/**
 * Some subscriptions may not be established yet: repeats the change this many times, after this
 * pause.
 */
const TRIES = 6
const RETRY_MS = 10_000

const TITLES = [
  'start to ready, ms',
  'memory at rest, MB',
  `after ${2 * REQUESTS} requests, MB`,
  `per socket of ${SOCKETS}, KB`,
  `a change received by all, ms`,
  '... CPU of the server, ms',
  '... CPU of PostgreSQL, ms',
]

/** Returns a row for each figure, with a column for each product. */
export async function measureMemory(
  url: string,
  postgres: number,
  products: Server[],
): Promise<string[][]> {
  const columns: number[][] = []
  for (const product of products) {
    const server = await startServer(product, url)
    const starts: number[] = []
    for (let start = 0; start < STARTS; start += 1) {
      await server.site.end()
      starts.push(await server.site.start())
    }
    const atRest = megabytes(server)
    for (const target of targets.filter(({ name }) => ['stats', 'me'].includes(name)))
      await sendLoad(server, requestOf(server, target), REQUESTS)
    const afterLoad = megabytes(server)
    // No figures for a server that fails with so many sockets.
    const subscribed = await measureSockets(server, postgres).catch((error: unknown) => {
      console.error(error)
      return []
    })
    await server.site.end()
    columns.push([median(starts), atRest, afterLoad, ...subscribed])
  }
  return TITLES.map((title, row) => [
    title,
    ...columns.map(column => column[row]?.toFixed(0) ?? '–'),
  ])
}

const megabytes = ({ site }: Running): number => residentBytes(site.pid) / 1e6

/**
 * Returns kilobytes for each subscription, the milliseconds until a change has reached all of them,
 * and the CPU times.
 */
async function measureSockets({ site }: Running, postgres: number): Promise<number[]> {
  const before = residentBytes(site.pid)
  const sockets = new Sockets()
  try {
    await sockets.open(SOCKETS, site.url)
    const change = await prepareChange(site.url)
    await establish(sockets, change)
    const bytes = (residentBytes(site.pid) - before) / SOCKETS
    const cpu = [cpuSeconds(site.pid), cpuSeconds(postgres)]
    const began = performance.now()
    const reached = sockets.reachAll()
    await change()
    if (!(await Promise.race([reached, sleep(TRIES * RETRY_MS)])))
      throw new Error('not all sockets received the change')
    const ms = performance.now() - began
    const spent = [cpuSeconds(site.pid), cpuSeconds(postgres)]
    return [bytes / 1_000, ms, ...spent.map((seconds, at) => (seconds - (cpu[at] ?? 0)) * 1_000)]
  } finally {
    sockets.close()
  }
}

/** Only a received event shows that a subscription is established. */
async function establish(sockets: Sockets, change: () => Promise<void>) {
  const reached = sockets.reachAll()
  for (let tries = 0; tries < TRIES; tries += 1) {
    await change().catch(console.error) // many concurrent subscriptions may keep the server busy
    if (await Promise.race([reached, sleep(RETRY_MS)])) return
  }
  throw new Error(`not all sockets received one of ${TRIES} changes`)
}

interface Waitlist {
  waitlist: { edges: { node: { id: string; status: string } }[] }
}

/** Returns a function that moves one entry back and forth, one step for each call. */
async function prepareChange(url: string): Promise<() => Promise<void>> {
  const query = '{ waitlist(first: 1) { edges { node { id status } } } }'
  const { waitlist } = await graphql<Waitlist>(url, { query }, cookies.team)
  const [edge] = waitlist.edges
  if (!edge) throw new Error('there is no entry')
  const { id, status } = edge.node
  let [from, to] = status === 'invited' ? ['invited', 'waiting'] : ['waiting', 'invited']
  return async () => {
    const input = `{ id: "${id}", from: ${from}, to: ${to} }`
    const change = `mutation { setWaitlistStatus(input: ${input}) { id } }`
    await graphql(url, { query: change }, cookies.team)
    ;[from, to] = [to, from]
  }
}
