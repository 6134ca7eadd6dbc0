/**
 * `npm run bench -- --grow`: how our server scales with the size of its table, its sockets and its
 * load.
 */
import { performance } from 'node:perf_hooks'
import { cpuSeconds, residentBytes } from '../../scripts/harness/proc'
import { graphql } from '../../scripts/harness/requests'
import { formatTable } from '../../scripts/report.cjs'
import { findMiddle } from './cells'
import { cookies, createFilledDatabase } from './databases'
import { measureMemory } from './memory'
import { startServer, type Running, type Server } from './servers'
import { pageQuery } from './targets'

const SIZES = [225, 50_000, 1_000_000]
const TIMES = 5
const DOWNLOAD_MS = 60_000
const SAMPLE_MS = 100
const VARIABLES = '$after: String, $search: String'
const PAGE = pageQuery(VARIABLES, 'first: 50, after: $after, search: $search')
const COUNT = '{ waitlist(first: 1) { totalCount } }'

/**
 * Prints a table for each size, and one of starts and memory. `postgres` is the pid of PostgreSQL.
 */
export async function grow(url: string, postgres: number, products: Server[]): Promise<void> {
  const names = products.map(({ name }) => name)
  for (const entries of SIZES) {
    const databaseUrl = await createFilledDatabase(url, `entries_${entries}`, entries)
    const columns: Record<string, string>[] = []
    for (const product of products) {
      const server = await startServer(product, databaseUrl)
      columns.push(await measureCases(server, postgres, entries))
      await server.site.end()
    }
    const titles = Object.keys(columns[0] ?? {})
    const rows = titles.map(title => [title, ...columns.map(cells => cells[title] ?? '')])
    console.log(`\n${entries} entries: ms (CPU ms of the server, of PostgreSQL)`)
    console.log(formatTable([['', ...names], ...rows]))
    if (entries !== SIZES[0]) continue
    const memory = await measureMemory(databaseUrl, postgres, products)
    console.log(`\nStarts and memory\n${formatTable([['', ...names], ...memory])}`)
  }
}

async function measureCases(server: Running, postgres: number, entries: number) {
  const { pid, url } = server.site
  const middle = await findMiddle(server, entries)
  const ask = (query: string, variables = {}) => graphql(url, { query, variables }, cookies.team)
  const search = `person${Math.ceil(entries / 2)}@`
  const cases: Record<string, () => Promise<unknown>> = {
    'first page of 50': () => ask(PAGE),
    'page in the middle': () => ask(PAGE, { after: middle }),
    'search for one person': () => ask(PAGE, { search }),
    count: () => ask(COUNT),
    CSV: () => download(`${url}/api/admin/waitlist.csv`),
  }
  const cells: Record<string, string> = {}
  for (const [title, work] of Object.entries(cases))
    cells[title] = await measure(pid, postgres, work, title === 'CSV' ? 1 : TIMES).catch(String)
  return cells
}

/** Measures the first run if `times` is 1; otherwise runs once before to warm up. */
async function measure(
  pid: number,
  postgres: number,
  work: () => Promise<unknown>,
  times: number,
): Promise<string> {
  if (times > 1) await work()
  const began = performance.now()
  const before = [cpuSeconds(pid), cpuSeconds(postgres)]
  const bytes = residentBytes(pid)
  let most = bytes
  const timer = setInterval(() => (most = Math.max(most, residentBytes(pid))), SAMPLE_MS)
  try {
    for (let time = 0; time < times; time += 1) await work()
  } finally {
    clearInterval(timer)
  }
  const ms = ((performance.now() - began) / times).toFixed(1)
  const cpu = [cpuSeconds(pid), cpuSeconds(postgres)]
    .map((seconds, at) => (((seconds - (before[at] ?? 0)) * 1_000) / times).toFixed(1))
    .join(', ')
  const grown = times > 1 ? '' : `, memory +${Math.round((most - bytes) / 1e6)} MB`
  return `${ms} (${cpu})${grown}`
}

/** Reads the response completely and discards it: the server's memory is of interest. */
async function download(url: string): Promise<void> {
  const signal = AbortSignal.timeout(DOWNLOAD_MS)
  const response = await fetch(url, { headers: { cookie: cookies.team }, signal })
  await response.body?.pipeTo(new WritableStream())
  if (!response.ok) throw new Error(String(response.status))
}
