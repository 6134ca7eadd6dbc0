/** Runs specs in a copy of the checkout, on one database server that is started once. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { run } from '../commands.mjs'

/**
 * @typedef {object} Mutant
 * @property {string} name what is wrong
 * @property {string} file
 * @property {string} find the text that is replaced; it stands in the file once
 * @property {string} replace
 * @property {string[]} specs those that should notice
 * @property {string} [test] the name, or a part of it, of the tests that should; without it all of them are run
 */

/**
 * @typedef {import('./checkout-copy.mjs').CheckoutCopy} CheckoutCopy
 * @typedef {{ databaseUrl: string; test?: string | undefined }} RunOptions
 */

/**
 * The specs' own database server, without the specs.
 * @param {CheckoutCopy} copy
 */
export async function startPostgres({ folder }) {
  const script = join(folder, 'scripts/mutants/postgres.cjs')
  // In a group of its own: Ctrl-C is for us, and our end is its.
  const child = spawn(process.execPath, [script], {
    cwd: join(folder, 'backend'),
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  })
  const ended = once(child, 'close')
  let url = ''
  for await (const text of child.stdout.setEncoding('utf8')) {
    url += String(text)
    if (url.endsWith('\n')) break
  }
  if (!url) throw new Error('the database of the specs does not start')
  const stop = async () => {
    child.stdin.end()
    await ended
  }
  return { url: url.trim(), stop }
}

/**
 * How many tests of these specs fail; `broken` when jest could not run them at all.
 * @param {CheckoutCopy} copy
 * @param {string[]} specs
 * @param {RunOptions} options
 */
export async function runSpecs({ folder }, specs, options) {
  let [failed, broken, output] = [0, false, '']
  for (const workspace of ['backend', 'frontend']) {
    const own = specs.filter(spec => spec.startsWith(`${workspace}/`))
    if (own.length === 0 || failed > 0) continue
    const ran = await runJest(join(folder, workspace), own, options)
    failed += ran.failed
    broken ||= ran.broken
    output += ran.output
  }
  return { failed, broken, output }
}

/**
 * @param {string} rootDir
 * @param {string[]} specs
 * @param {RunOptions} options
 */
async function runJest(rootDir, specs, { databaseUrl, test }) {
  const require = createRequire(join(rootDir, 'package.json'))
  const own = /** @type {import('jest').Config} */ (require(join(rootDir, 'jest.config.cjs')))
  // The database server is there already.
  const { globalSetup: _setup, globalTeardown: _teardown, ...onDatabase } = own
  const config = { ...onDatabase, rootDir }
  const report = join(rootDir, 'mutants-report.json')
  rmSync(report, { force: true })
  // A test that fails may leave a server open, which jest would wait for.
  const args = ['--ci', '--runInBand', '--forceExit', '--json', `--outputFile=${report}`]
  const { output } = await run(
    process.execPath,
    [
      require.resolve('jest/bin/jest'),
      ...['--config', JSON.stringify(config), ...args],
      ...(test ? ['--testNamePattern', test] : []),
      '--runTestsByPath',
      ...specs.map(spec => join(rootDir, '..', spec)),
    ],
    { quiet: true, cwd: rootDir, env: { TEST_POSTGRES_URL: databaseUrl, NO_COLOR: '1' } },
  )
  try {
    const { numFailedTests, numRuntimeErrorTestSuites } =
      /** @type {{ numFailedTests: number; numRuntimeErrorTestSuites: number }} */ (
        JSON.parse(readFileSync(report, 'utf8'))
      )
    return { failed: numFailedTests, broken: numRuntimeErrorTestSuites > 0, output }
  } catch {
    return { failed: 0, broken: true, output } // it ended before it could write one
  }
}
