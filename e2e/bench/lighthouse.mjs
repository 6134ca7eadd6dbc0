/** Table one: Lighthouse on its own phone, beside the same HTML without script. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { exitWithError, npm } from '../../scripts/commands.mjs'
import { startProxy } from './proxy.mjs'

/**
 * @typedef {object} LighthouseResult
 * @property {Record<string, { id: string; numericValue?: number }>} audits
 * @property {{ message: string }} [runtimeError]
 */

const folder = fileURLToPath(new URL('.', import.meta.url))
const cli = join(folder, 'node_modules/lighthouse/cli/index.js')
const BROWSER = '--headless --no-sandbox --disable-gpu --disable-quic'

/** Lighthouse is no package of the site's: it comes when it is needed. */
export async function installLighthouse() {
  if (existsSync(cli)) return
  console.error('Installing Lighthouse (npm ci in e2e/bench) ...')
  const where = ['--prefix', folder, '--ignore-scripts']
  const { code } = await npm(['ci', ...where, '--no-audit', '--no-fund'])
  if (code !== 0) exitWithError('Lighthouse could not be installed.')
}

/**
 * @param {string} chromium
 * @param {string} address
 * @param {number} run in every other one the page without script comes first
 * @returns {Promise<import('./report.mjs').Figures>}
 */
export async function measureLighthouse(chromium, address, run) {
  const order = run % 2 === 0 ? [false, true] : [true, false]
  const { origin, pathname, search } = new URL(address)
  /** @type {Record<string, Record<string, number>>} */
  const audits = {}
  for (const withoutScript of order) {
    const proxy = await startProxy(origin, { withoutScript })
    try {
      audits[String(withoutScript)] = await audit(chromium, proxy.url + pathname + search)
    } finally {
      proxy.stop()
    }
  }
  const { true: plain = {}, false: page = {} } = audits
  const [lcp = NaN, plainLcp = NaN] = [page, plain].map(it => it['largest-contentful-paint'])
  return {
    FCP: page['first-contentful-paint'],
    LCP: lcp,
    'plain LCP': plainLcp,
    'LCP ratio': lcp / plainLcp,
    TBT: page['total-blocking-time'],
    'plain TBT': plain['total-blocking-time'],
    CLS: page['cumulative-layout-shift'],
  }
}

/**
 * @param {string} chromium
 * @param {string} url
 * @returns {Promise<Record<string, number>>}
 */
async function audit(chromium, url) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      cli,
      url,
      '--output=json',
      '--only-categories=performance',
      '--quiet',
      `--chrome-flags=${BROWSER}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 100 * 1024 * 1024 },
  )
  /** @type {LighthouseResult} */
  const { audits, runtimeError } = JSON.parse(stdout)
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  return Object.fromEntries(
    Object.values(audits).map(({ id, numericValue = NaN }) => [id, numericValue]),
  )
}
