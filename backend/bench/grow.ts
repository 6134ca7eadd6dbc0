/**
 * `npm run bench -- --grow`: how our server scales with the size of its table, its sockets and its
 * load.
 */
import { formatSummaries, summarize, type Figures } from '../../scripts/harness/measurements'
import type { Measured } from '../../scripts/harness/measurements'
import { residentBytes } from '../../scripts/harness/proc'
import { graphql } from '../../scripts/harness/requests'
import { findMiddle } from './cells'
import { cookies, createFilledDatabase } from './databases'
import { sendLoad } from './load'
import { requestOf, startServer, type Server } from './servers'
import { measureSockets } from './sockets'
import { pageQuery, targets } from './targets'
import { measureWork, type Measuring } from './work'

const SIZES = [225, 50_000, 1_000_000]
const TIMES = 5
const STARTS = 3
const REQUESTS = 5_000
const DOWNLOAD_MS = 60_000
const VARIABLES = '$after: String, $search: String'
const PAGE = pageQuery(VARIABLES, 'first: 50, after: $after, search: $search')
const COUNT = '{ waitlist(first: 1) { totalCount } }'

/** Prints a table for each size, and one of starts, memory and sockets. `postgres` is a pid. */
export async function grow(url: string, postgres: number, products: Server[]): Promise<void> {
  for (const entries of SIZES) {
    const databaseUrl = await createFilledDatabase(url, `entries_${entries}`, entries)
    const measured: Measured[] = []
    for (const product of products) {
      const server = await startServer(product, databaseUrl)
      measured.push(...(await measureCases({ server, postgres }, entries)))
      if (entries === SIZES[0]) measured.push(...(await measureMemory({ server, postgres })))
      await server.site.end()
    }
    console.log(`\n${entries} entries\n${formatSummaries(summarize(measured))}`)
  }
}

async function measureCases(measuring: Measuring, entries: number): Promise<Measured[]> {
  const { server } = measuring
  const { url } = server.site
  const middle = await findMiddle(server, entries)
  const ask = (query: string, variables = {}) => graphql(url, { query, variables }, cookies.team)
  const search = `person${Math.ceil(entries / 2)}@`
  const cases: Record<string, () => Promise<unknown>> = {
    'first page of 50': () => ask(PAGE),
    'page in the middle': () => ask(PAGE, { after: middle }),
    'search for one person': () => ask(PAGE, { search }),
    count: () => ask(COUNT),
  }
  const measured: Measured[] = []
  const note = async (subject: string, work: () => Promise<unknown>) =>
    measured.push({ subject, site: server.name, figures: await measureWork(measuring, work) })
  for (const [subject, work] of Object.entries(cases)) {
    await work() // warms up
    for (let time = 0; time < TIMES; time += 1) await note(subject, work)
  }
  // A million rows take longer than the server allows.
  await note('CSV', () => download(`${url}/api/admin/waitlist.csv`)).catch(console.error)
  return measured
}

/** Reads the response completely and discards it: the server's memory is of interest. */
async function download(url: string): Promise<void> {
  const signal = AbortSignal.timeout(DOWNLOAD_MS)
  const response = await fetch(url, { headers: { cookie: cookies.team }, signal })
  await response.body?.pipeTo(new WritableStream())
  if (!response.ok) throw new Error(String(response.status))
}

/** Measures starts, the memory at rest and after load, and the cost of sockets. */
async function measureMemory(measuring: Measuring): Promise<Measured[]> {
  const { server } = measuring
  const measured: Measured[] = []
  const note = (subject: string, figures: Figures) =>
    measured.push({ subject, site: server.name, figures })
  const megabytes = () => ({ MB: residentBytes(server.site.pid) / 1e6 })
  for (let start = 0; start < STARTS; start += 1) {
    await server.site.end()
    note('start', { ms: await server.site.start() })
  }
  note('memory at rest', megabytes())
  for (const target of targets.filter(({ name }) => ['stats', 'me'].includes(name)))
    await sendLoad(server, requestOf(server, target), REQUESTS)
  note(`memory after ${2 * REQUESTS} requests`, megabytes())
  // No figures for a server that fails with so many sockets.
  const sockets = await measureSockets(measuring).catch(console.error)
  return [...measured, ...(sockets ?? [])]
}
