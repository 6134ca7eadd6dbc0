/** What `npm test` runs, and how many each of them passed. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ensureChromium } from './browser.mjs'
import { npm, run } from './commands.mjs'

/**
 * @typedef {{ passed: number; failed: number }} Counts
 * @typedef {Counts & { output: string }} Outcome
 * @typedef {object} Suite
 * @property {string} name
 * @property {string[]} [needs]
 * @property {boolean} [alone]
 * @property {() => Promise<Outcome>} work
 */

/** A developer's own settings must not point the tests at a database that somebody needs: all of them are unset. */
function unsetSettings() {
  const require = createRequire(import.meta.url)
  require('./swc-register.cjs')
  const { DEFAULTS, SECRETS } =
    /** @type {typeof import('../backend/src/settings/setting-names.js')} */ (
      require('../backend/src/settings/setting-names.ts')
    )
  const files = [...SECRETS].map(name => `${name}_FILE`)
  const names = ['NODE_ENV', ...Object.keys(DEFAULTS), ...files]
  return Object.fromEntries(names.map(name => [name, undefined]))
}

/**
 * The suites, most urgent first: `work` runs one and says `{ passed, failed, output }`. Those it
 * `needs` have passed before; `alone` keeps others, and their load, from running beside it.
 * @param {string} reports the folder they may leave reports in
 * @returns {Suite[]}
 */
export function suitesIn(reports) {
  return [
    { name: 'build', work: () => check(['node', 'scripts/build.mjs']) },
    // Long, and with a last spec that leaves a core to the short ones below.
    { name: 'frontend specs', work: () => jest('frontend', reports) },
    {
      name: 'page weights',
      needs: ['build'],
      work: () => check(['npm', 'run', 'weights', '-w', 'frontend']),
    },
    { name: 'types', work: () => check(['npm', 'run', 'types']) },
    { name: 'lint', work: () => check(['npm', 'run', 'lint']) },
    { name: 'format', work: () => check(['npm', 'run', 'format:check']) },
    {
      name: 'backend specs',
      needs: ['build'],
      alone: true,
      work: () => jest('backend', reports),
    },
    { name: 'browser tests', needs: ['build'], alone: true, work: () => playwright(reports) },
  ]
}

/**
 * A check counts as one; what it said is of interest only when it failed.
 * @param {[string, ...string[]]} command
 * @returns {Promise<Outcome>}
 */
async function check([program, ...args]) {
  const { code, output } = await quietly(program, args)
  return code === 0 ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output }
}

/**
 * @param {string} workspace
 * @param {string} reports
 */
async function jest(workspace, reports) {
  const report = join(reports, `${workspace}.json`)
  const args = ['--ci', '--json', `--outputFile=${report}`]
  const { code, output } = await quietly('npm', ['run', 'specs', '-w', workspace, '--', ...args])
  const counts = read(report)
  return tally(code, output, {
    passed: counts?.numPassedTests ?? 0,
    failed: (counts?.numFailedTests ?? 0) + (counts?.numRuntimeErrorTestSuites ?? 0),
  })
}

/** @param {string} reports */
async function playwright(reports) {
  const chromium = await ensureChromium()
  if (!chromium) return { passed: 0, failed: 1, output: 'No browser, no browser tests.' }
  const report = join(reports, 'browser.json')
  const { code, output } = await quietly('npm', ['run', 'e2e', '--', '--reporter=list,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  const stats = read(report)?.stats
  return tally(code, output, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
  })
}

/**
 * A suite that ended badly without a failed test has failed all the same.
 * @param {number | string | null} code
 * @param {string} output
 * @param {Counts} counts
 * @returns {Outcome}
 */
function tally(code, output, { passed, failed }) {
  return { passed, failed: code === 0 ? failed : Math.max(1, failed), output }
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function quietly(program, args, env = {}) {
  // Without a terminal, in CI say, colours are noise.
  const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }
  const options = { quiet: true, env: { ...unsetSettings(), ...colours, ...env } }
  return program === 'npm' ? npm(args, options) : run(process.execPath, args, options)
}

/**
 * @typedef {{ numPassedTests?: number; numFailedTests?: number; numRuntimeErrorTestSuites?: number }} JestReport
 * @typedef {{ stats?: { expected: number; flaky: number; unexpected: number } }} PlaywrightReport
 * @typedef {JestReport & PlaywrightReport} Report
 * @param {string} file
 */
function read(file) {
  try {
    return /** @type {Report} */ (JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined // it ended before it could write one
  }
}
