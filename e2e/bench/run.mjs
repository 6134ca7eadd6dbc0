/** `npm run bench:pages`: how fast the built pages are on a slow phone, beside other checkouts. */
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../../scripts/browser.mjs'
import { exitWithError } from '../../scripts/commands.mjs'
import { missedGoals } from './goals.mjs'
import { installLighthouse, measureLighthouse } from './lighthouse.mjs'
import { addManyEntries } from './manyEntries.mjs'
import { readOptions } from './options.mjs'
import { pagesOf } from './pages.mjs'
import { summarise, tableOf } from './report.mjs'
import { loginCookies, startSites } from './sites.mjs'
import { measureUse, uses } from './use.mjs'
import { measureVitals } from './vitals.mjs'

/** @typedef {import('./report.mjs').Measured} Measured */
/** @typedef {import('./sites.mjs').Site} Site */

const options = readOptions(process.argv.slice(2))
const pages = pagesOf(options.checkouts[0].path, options.only)
const executablePath = (await ensureChromium()) ?? exitWithError('No browser, no benchmark.')
if (options.tables.includes('lighthouse')) await installLighthouse()
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  handleSIGINT: false,
  handleSIGTERM: false,
})
const { sites, stop } = await startSites(options.checkouts)
const end = () => Promise.all([browser.close(), stop()])
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void end().finally(() => process.exit(1)))

/** @type {Record<string, () => Promise<Measured[]>>} */
const tables = {
  lighthouse: () => {
    const publicPages = pages.filter(({ person }) => !person)
    return repeat('lighthouse', publicPages, ({ url: origin }, { url }, run) =>
      measureLighthouse(executablePath, origin + url, run),
    )
  },
  vitals: () =>
    repeat('vitals', pages, async (site, page) => {
      const cookies = page.person ? await loginCookies(site, page.person) : []
      return measureVitals(browser, site.url, page, cookies)
    }),
  use: async () => {
    for (const site of sites) await addManyEntries(site)
    const wanted = uses.filter(({ start }) => !options.only || options.only.includes(start))
    return repeat('use', wanted, (site, use) => measureUse(browser, site, use))
  },
}

/** @type {Measured[]} */
const measured = []
try {
  for (const table of options.tables) {
    const runs = (await tables[table]?.()) ?? []
    measured.push(...runs)
    show(table, summarise(runs))
    if (options.json) writeFileSync(options.json, JSON.stringify(measured, null, 2))
  }
} finally {
  await end()
}

/**
 * Every target at every site, run after run: what disturbs the machine disturbs all of them.
 * @template {{ url: string }} Target
 * @param {string} table
 * @param {Target[]} targets
 * @param {(site: Site, target: Target, run: number) => Promise<import('./report.mjs').Figures>} measure
 */
async function repeat(table, targets, measure) {
  /** @type {Measured[]} */
  const all = []
  for (let run = 0; run < options.runs; run += 1) {
    for (const target of targets) {
      // Whoever comes first finds the machine colder: they take turns.
      for (const site of rotated(sites, run)) {
        console.error(`${table}, run ${run + 1}: ${site.name} ${target.url}`)
        const figures = await measure(site, target, run)
        all.push({ table, page: target.url, site: site.name, figures })
      }
    }
  }
  return all
}

/**
 * @param {string} table
 * @param {Measured[]} rows
 */
function show(table, rows) {
  console.log(`\n${table}: medians of ${options.runs} (best), load ${loadavg()[0]?.toFixed(1)}\n`)
  console.log(tableOf(rows))
  const missed = missedGoals(
    rows.filter(({ site }) => site === 'this'),
    pages,
  )
  console.log(missed.length === 0 ? '\nAll goals are met.' : `\nMissed:\n${missed.join('\n')}`)
  if (options.check && missed.length > 0) process.exitCode = 1
}

/**
 * @template T
 * @param {T[]} list
 * @param {number} by
 */
function rotated(list, by) {
  const at = by % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}
