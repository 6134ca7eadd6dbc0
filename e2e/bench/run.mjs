/** `npm run bench:pages`: how fast the built pages are on a slow phone, beside other checkouts. */
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../../scripts/browser.mjs'
import { exitWithError } from '../../scripts/commands.mjs'
import { missedGoals } from './goals.mjs'
import { readOptions } from './options.mjs'
import { pagesOf } from './pages.mjs'
import { summarise, tableOf } from './report.mjs'
import { loginCookies, startSites } from './sites.mjs'
import { measureVitals } from './vitals.mjs'

/** @typedef {import('./report.mjs').Measured} Measured */

const options = readOptions(process.argv.slice(2))
const pages = pagesOf(options.checkouts[0].path, options.only)
const executablePath = (await ensureChromium()) ?? exitWithError('No browser, no benchmark.')
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})
const { sites, stop } = await startSites(options.checkouts)
try {
  const measured = await measureAll()
  for (const table of options.tables) {
    const rows = summarise(measured.filter(one => one.table === table))
    console.log(`\n${table}, medians of ${options.runs}, load ${loadavg()[0]?.toFixed(1)}\n`)
    console.log(tableOf(rows))
    report(rows.filter(({ site }) => site === 'this'))
  }
  if (options.json) writeFileSync(options.json, JSON.stringify(measured, null, 2))
} finally {
  await browser.close()
  await stop()
}

async function measureAll() {
  /** @type {Measured[]} */
  const measured = []
  for (let run = 0; run < options.runs; run += 1) {
    for (const page of pages) {
      // Whoever comes first has the colder machine: they take turns.
      for (const site of rotated(sites, run)) {
        console.error(`run ${run + 1}: ${site.name} ${page.url}`)
        const cookies = page.person ? await loginCookies(site, page.person) : []
        const figures = await measureVitals(browser, site.url, page, cookies)
        measured.push({ table: 'vitals', page: page.url, site: site.name, figures })
      }
    }
  }
  return measured
}

/** @param {Measured[]} rows */
function report(rows) {
  const missed = missedGoals(rows, pages)
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
