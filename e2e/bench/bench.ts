/**
 * `npm run bench:pages`: measures the built pages on a slow phone, optionally beside other
 * checkouts.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.cjs'
import { onCleanUp } from '../../scripts/harness/cleanup'
import {
  formatSummaries,
  checkGoals,
  summarize,
  type Figures,
  type Measured,
} from '../../scripts/harness/measurements'
import { checkoutFrom, chosen, numberFrom } from '../../scripts/harness/options'
import { signIn } from '../../scripts/harness/people'
import { createDatabase, query, startPostgres } from '../../scripts/harness/postgres'
import { sendRequest } from '../../scripts/harness/requests'
import { mainOf, ROOT, seedDatabase, siteEnv, startSite } from '../../scripts/harness/site'
import { rotate } from '../../scripts/harness/statistics'
import { waitFor } from '../../scripts/harness/wait'
import { formatChecks, haveAllPassed, type Check } from '../../scripts/report.cjs'
import { goals } from './goals'
import { pagesOf, subjectOf, type Person } from './pages'
import type { Cookies } from './phone'
import { measureUse, uses } from './use'
import { measureVitals } from './vitals'

const TABLES = ['vitals', 'use'] as const
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']

/** A running, built checkout with its own database. */
export interface BenchSite {
  name: string
  url: string
  databaseUrl: string
}

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      also: { type: 'string', multiple: true, default: [] },
      only: { type: 'string' },
      runs: { type: 'string', default: '3' },
      table: { type: 'string' },
    },
  })
  const only = values.only?.split(',')
  return {
    ...values,
    only,
    runs: numberFrom(values.runs, 1, 1_000),
    tables: chosen(TABLES, values.table),
    checkouts: [{ name: 'this', path: ROOT }, ...values.also.map(checkoutFrom)],
    pages: pagesOf(only),
  }
}

/** Returns false if a goal is missed. */
export async function run(args: string[]): Promise<boolean> {
  const options = readOptions(args)
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ARGS })
  onCleanUp(() => browser.close())
  const sites = await startSites(options.checkouts)
  const checks: Check[] = []
  for (const table of options.tables) {
    const summaries = summarize(await tables[table]({ ...options, browser, sites }))
    const load = loadavg()[0]?.toFixed(1)
    console.log(`\n${table}: medians of ${options.runs} (least–most), load ${load}\n`)
    console.log(formatSummaries(summaries))
    for (const check of checkGoals(summaries, 'this', goals[table]))
      checks.push({ ...check, name: `${table}: ${check.name}` })
  }
  console.log(`\n${formatChecks(checks)}`)
  return haveAllPassed(checks)
}

type Setting = ReturnType<typeof readOptions> & {
  browser: Browser
  sites: BenchSite[]
}

const tables: Record<(typeof TABLES)[number], (setting: Setting) => Promise<Measured[]>> = {
  vitals: setting =>
    repeat(setting.pages, setting, async (site, page) => {
      await setPhase(site, page.canBook ? 'booking' : 'waitlist')
      return measureVitals(setting.browser, site.url, page, await cookiesOf(site, page.person))
    }),
  use: async setting => {
    for (const site of setting.sites) {
      await setPhase(site, 'waitlist')
      await addManyEntries(site.databaseUrl)
    }
    const wanted = uses.filter(({ start }) => setting.only?.includes(start) ?? true)
    return repeat(wanted, setting, async (site, use) =>
      measureUse(setting.browser, site.url, use, await cookiesOf(site, use.person)),
    )
  },
}

/**
 * Measures every target at every site, run after run, so that other load on the machine affects all
 * of them alike.
 */
async function repeat<Target extends { url: string; canBook?: boolean }>(
  targets: Target[],
  { runs, sites }: Setting,
  measure: (site: BenchSite, target: Target) => Promise<Figures>,
): Promise<Measured[]> {
  const all: Measured[] = []
  for (let turn = 0; turn < runs; turn += 1)
    for (const target of targets)
      // The first site of a round has an advantage, so the order rotates.
      for (const site of rotate(sites, turn)) {
        const subject = subjectOf(target)
        console.error(`run ${turn + 1}: ${site.name} ${subject}`)
        all.push({ subject, site: site.name, figures: await measure(site, target) })
      }
  return all
}

/** Starts each checkout on its own seeded database, all in one PostgreSQL. */
async function startSites(checkouts: { name: string; path: string }[]): Promise<BenchSite[]> {
  const postgres = await startPostgres({ name: 'npm run bench:pages', throwaway: true })
  const sites: BenchSite[] = []
  for (const { name, path } of checkouts) {
    const databaseUrl = await createDatabase(postgres.url, `bench_${name.replace(/\W/g, '_')}`)
    const { url } = await startSite(siteEnv(databaseUrl), mainOf(path))
    await seedDatabase(siteEnv(databaseUrl), path)
    sites.push({ name, url, databaseUrl })
  }
  return sites
}

/** Sets the launch phase of a site, and waits until the site serves its pages. */
async function setPhase({ databaseUrl, url }: BenchSite, phase: string): Promise<void> {
  await query(databaseUrl, 'UPDATE launch SET phase = $1', [phase])
  await waitFor(`phase ${phase}`, async () => {
    const { text } = await sendRequest(`${url}/graphql`, {
      body: { query: '{ launch { phase } }' },
    })
    return text.includes(`"${phase}"`)
  })
}

/** Signs the person in and returns the cookies. */
async function cookiesOf({ url }: BenchSite, person: Person | undefined): Promise<Cookies> {
  if (!person) return []
  const pairs = (await signIn(url, person)).split('; ').map(pair => pair.split('='))
  return pairs.map(([name = '', value = '']) => ({ name, value, url }))
}

/** Adds 50,000 people with places. The counter, which public pages show, does not change. */
async function addManyEntries(databaseUrl: string): Promise<void> {
  await query(databaseUrl, MANY_ENTRIES)
  await query(databaseUrl, 'VACUUM ANALYZE')
}

const MANY_ENTRIES = `
  WITH person AS (
    INSERT INTO "user" ("id", "email", "firstName", "lastName", "password", "joinDate")
    SELECT gen_random_uuid(), 'player' || n || '@many.example', 'Player', 'Number ' || n, 'none', now()
    FROM generate_series(1, 50000) n
    RETURNING "id"
  ), numbered AS (SELECT "id", row_number() OVER () AS n FROM person)
  INSERT INTO waitlist_entry
    ("userId", "position", "day", "dayPosition", "joinedAt", "referralCode")
  SELECT "id", 1000 + n, date '1900-01-01' + (n / 80)::int, 1 + n % 80, now() - n * interval '1 minute', 'many' || n
  FROM numbered`
