/** Runs specs in a copy of the checkout, on one database server that is started once. */
import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { run } from '../commands.mjs'

/**
 * @typedef {object} Mutant
 * @property {string} name the defect
 * @property {string} file
 * @property {string} find the text to replace; it must occur once in the file
 * @property {string} replace
 * @property {string[]} specs the specs that should notice the defect
 * @property {string} [test] part of the names of the tests that should notice it; all tests run by
 * default
 */

/** @typedef {{ failed: number; broken: boolean; output: string }} Outcome `broken`: jest could not run */

/**
 * Starts the database server of the backend's specs for all later runs. Resolves to the function
 * that stops it.
 * @param {string} folder
 * @returns {Promise<() => Promise<void>>}
 */
export async function startDatabase(folder) {
  const require = createRequire(import.meta.url)
  require('../swc-register.cjs')
  const [setup, teardown] = ['global-setup', 'global-teardown'].map(
    name =>
      // The functions that jest calls before and after a run.
      /** @type {{ default: () => Promise<void> }} */ (
        require(join(folder, `backend/test/${name}.ts`))
      ),
  )
  await setup?.default()
  return async () => teardown?.default()
}

/**
 * Runs the specs and counts the failed tests. With `ownDatabase` jest starts and migrates a
 * separate database server.
 * @param {string} folder
 * @param {string[]} specs
 * @param {{ test?: string | undefined; ownDatabase?: boolean }} [options]
 * @returns {Promise<Outcome>}
 */
export async function runSpecs(folder, specs, options = {}) {
  const outcome = { failed: 0, broken: false, output: '' }
  for (const workspace of ['backend', 'frontend']) {
    const own = specs.filter(spec => spec.startsWith(`${workspace}/`))
    if (own.length === 0 || outcome.failed > 0) continue
    const paths = own.map(spec => join(folder, spec))
    const { failed, broken, output } = await runJest(join(folder, workspace), paths, options)
    outcome.failed += failed
    outcome.broken ||= broken
    outcome.output += output
  }
  return outcome
}

/**
 * @param {string} rootDir
 * @param {string[]} specs
 * @param {{ test?: string | undefined; ownDatabase?: boolean }} options
 * @returns {Promise<Outcome>}
 */
async function runJest(rootDir, specs, { test, ownDatabase = false }) {
  const require = createRequire(join(rootDir, 'package.json'))
  const own = /** @type {import('jest').Config} */ (require(join(rootDir, 'jest.config.cjs')))
  const { globalSetup, globalTeardown, ...shared } = own
  const config = { ...shared, ...(ownDatabase && { globalSetup, globalTeardown }), rootDir }
  const report = join(rootDir, 'mutants-report.json')
  rmSync(report, { force: true })
  const { output } = await run(
    process.execPath,
    [
      ...[require.resolve('jest/bin/jest'), '--config', JSON.stringify(config)],
      // A failing test may leave a server open, which jest would wait for.
      ...['--ci', '--runInBand', '--forceExit', '--json', `--outputFile=${report}`],
      ...(test ? ['--testNamePattern', test] : []),
      ...['--runTestsByPath', ...specs],
    ],
    { quiet: true, cwd: rootDir, env: { NO_COLOR: '1' } },
  )
  try {
    const { numFailedTests, numRuntimeErrorTestSuites } =
      /** @type {{ numFailedTests: number; numRuntimeErrorTestSuites: number }} */ (
        JSON.parse(readFileSync(report, 'utf8'))
      )
    return { failed: numFailedTests, broken: numRuntimeErrorTestSuites > 0, output }
  } catch {
    return { failed: 0, broken: true, output } // jest exited before it wrote a report
  }
}
