/**
 * `npm test`, the only command that a fresh clone needs: runs every check and every test. Prints a
 * line for each suite, the output of those that failed, and the totals. `npm test -- --changed` runs
 * what a change since `main` can touch; `--changed=<commit>` compares with another commit.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './browser.mjs'
import { selectChanged } from './changed.mjs'
import { withCheckoutLock } from './with-checkout-lock.mjs'
import { exitWithError, exitWithNpm, seconds } from './commands.mjs'
import { install } from './install.mjs'
import { reapChildren } from './reap-children.mjs'
import { suitesIn, suitesOfChange } from './suites.mjs'

const [option, base = 'main'] = (process.argv[2] ?? '').split('=')
if (process.argv.length > 3 || !['', '--changed'].includes(option ?? ''))
  exitWithError('npm test takes no option but --changed or --changed=<commit>.')

exitWithNpm()
reapChildren()
await withCheckoutLock(install)

/**
 * @typedef {import('./suites.mjs').Suite} Suite
 * @typedef {import('./suites.mjs').Counts & { name: string; took: number }} Result
 */

const began = Date.now()
const reports = mkdtempSync(join(tmpdir(), 'coral-way-reports-'))
// First, so that a missing browser or font is installed, or named, before anything runs.
const chromium = await ensureChromium()
const results = await runAll(await suites())
rmSync(reports, { recursive: true })

console.log(`\n── all in ${seconds(Date.now() - began)}`)
for (const { name } of results.filter(({ failed: count }) => count > 0))
  console.log(`   FAILED  ${name}`)
const passed = sum(results.map(result => result.passed))
const failed = sum(results.map(result => result.failed))
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function suites() {
  if (option !== '--changed') return suitesIn(reports, chromium)
  const selection = await selectChanged(base)
  const { files, backend, frontend, stories } = selection
  console.log(
    `Since ${base}, ${files.length} files changed. They touch ${backend.length} files of backend specs, ` +
      `${frontend.length} of frontend specs and ${stories.length} of browser stories.`,
  )
  return suitesOfChange(reports, chromium, selection)
}

/**
 * Runs two suites at a time if there are two cores; each waits for the suites that it needs.
 * @param {Suite[]} suites
 */
async function runAll(suites) {
  /** @type {Result[]} */
  const results = []
  const waiting = [...suites]
  const lanes = Math.min(2, availableParallelism())
  /** @type {Map<Suite, Promise<void>>} */
  const running = new Map()
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(suite => mayStart(suite, results, [...running.keys()]))
    if (next >= 0 && running.size < lanes) {
      for (const suite of waiting.splice(next, 1)) {
        const ended = runSuite(suite, results).then(result => {
          running.delete(suite)
          results.push(result)
        })
        running.set(suite, ended)
      }
    } else {
      await Promise.race(running.values())
    }
  }
  return results
}

/**
 * @param {Suite} suite
 * @param {Result[]} results
 * @param {Suite[]} running
 */
function mayStart({ needs = [], alone: isAlone }, results, running) {
  if (running.some(suite => suite.alone) || (isAlone && running.length > 0)) return false
  return needs.every(name => results.some(result => result.name === name))
}

/**
 * @param {Suite} suite
 * @param {Result[]} results
 * @returns {Promise<Result>}
 */
async function runSuite({ name, needs = [], work }, results) {
  const broken = needs.find(need => results.some(it => it.name === need && it.failed > 0))
  if (broken) {
    console.log(`── ${name}: not run, because of: ${broken}`)
    return { name, passed: 0, failed: 1, took: 0 }
  }
  const start = Date.now()
  const { passed, failed, output, skipped = [] } = await work()
  const took = Date.now() - start
  const verdict = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} FAILED`] : []),
    ...(skipped.length > 0 ? [`skipped: ${skipped.join('; ')}`] : []),
  ]
  console.log(`── ${name}: ${verdict.join(', ')} in ${seconds(took)}`)
  if (output.trim()) console.log(`${output.trimEnd()}\n`)
  return { name, passed, failed, took }
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
