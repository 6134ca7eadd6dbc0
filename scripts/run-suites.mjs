/** Runs the suites of `npm test`, and counts their results. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { npm, run } from './commands.mjs'

/**
 * @typedef {{ passed: number; failed: number }} Counts
 * @typedef {Counts & { output: string; skipped?: string[] }} Outcome `skipped` has the titles of tests
 */

/**
 * Runs a command that counts as one test; its output is returned only on failure.
 * @param {[string, ...string[]]} command
 * @returns {Promise<Outcome>}
 */
export async function check([program, ...args]) {
  const { code, output } = await quietly(program, args)
  return code === 0 ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output }
}

/**
 * @param {string} workspace
 * @param {string} script
 * @param {string} reports
 * @param {string[]} specs files; all by default
 */
export async function jest(workspace, script, reports, specs = []) {
  const report = join(reports, `${workspace}.json`)
  const args = ['--ci', '--json', `--outputFile=${report}`, ...specs]
  const { code, output } = await quietly('npm', ['run', script, '-w', workspace, '--', ...args])
  const counts = read(report)
  const tests = counts?.testResults?.flatMap(({ assertionResults }) => assertionResults) ?? []
  const outcome = tally(code, output, {
    passed: counts?.numPassedTests ?? 0,
    failed: (counts?.numFailedTests ?? 0) + (counts?.numRuntimeErrorTestSuites ?? 0),
  })
  const skipped = tests.filter(({ status }) => status === 'pending')
  return { ...outcome, skipped: skipped.map(({ fullName }) => fullName) }
}

/**
 * @param {string} reports
 * @param {string | undefined} chromium
 * @param {string[]} stories files; all by default
 */
export async function playwright(reports, chromium, stories = []) {
  if (!chromium)
    return {
      passed: 0,
      failed: 1,
      output: 'The browser tests were not run, because there is no browser.',
    }
  const report = join(reports, 'browser.json')
  const { code, output } = await quietly(
    'npm',
    ['run', 'e2e', '--', '--reporter=list,json', ...stories],
    {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  )
  const stats = read(report)?.stats
  return tally(code, output, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
  })
}

/**
 * Counts a suite with a bad exit code as failed, even without a failed test. Returns its output only
 * on failure.
 * @param {number | string | null} code
 * @param {string} output
 * @param {Counts} counts
 * @returns {Outcome}
 */
function tally(code, output, { passed, failed }) {
  if (code === 0 && failed === 0) return { passed, failed, output: '' }
  return { passed, failed: Math.max(1, failed), output }
}

/**
 * Unsets all settings, so that a developer's own settings cannot point the tests at a real
 * database.
 */
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
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function quietly(program, args, env = {}) {
  // Without a terminal, for example in CI, colours clutter the log.
  const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }
  const options = { quiet: true, env: { ...unsetSettings(), ...colours, ...env } }
  return program === 'npm' ? npm(args, options) : run(process.execPath, args, options)
}

/**
 * @typedef {object} JestReport
 * @property {number} [numPassedTests]
 * @property {number} [numFailedTests]
 * @property {number} [numRuntimeErrorTestSuites]
 * @property {{ assertionResults: { fullName: string; status: string }[] }[]} [testResults]
 *
 * @typedef {{ stats?: { expected: number; flaky: number; unexpected: number } }} PlaywrightReport
 * @typedef {JestReport & PlaywrightReport} Report
 * @param {string} file
 */
function read(file) {
  try {
    return /** @type {Report} */ (JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined // the suite exited before it wrote a report
  }
}
