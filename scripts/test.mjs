/** `npm test`, the only command a fresh clone needs: every check and every test, then the sum. */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { alone } from './alone.mjs'
import { leaveWithNpm, seconds } from './commands.mjs'
import { install } from './install.mjs'
import { suitesIn } from './suites.mjs'

leaveWithNpm()
await alone(install)

const began = Date.now()
const reports = mkdtempSync(join(tmpdir(), 'coral-way-reports-'))
const results = await runAll(suitesIn(reports))
rmSync(reports, { recursive: true })

console.log(`\n── all in ${seconds(Date.now() - began)}`)
for (const { name, failed, took } of results) {
  console.log(`   ${failed === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds(took)})`)
}
const passed = sum(results.map(result => result.passed))
const failed = sum(results.map(result => result.failed))
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** Two side by side where there are two cores; each waits for those it needs. */
async function runAll(suites) {
  const results = []
  const waiting = [...suites]
  const lanes = Math.min(2, availableParallelism())
  const running = new Set()
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(suite => mayStart(suite, results, running))
    if (next >= 0 && running.size < lanes) {
      const [suite] = waiting.splice(next, 1)
      const task = runSuite(suite, results).then(result => {
        running.delete(task)
        results.push(result)
      })
      task.isAlone = suite.alone
      running.add(task)
    } else {
      await Promise.race(running)
    }
  }
  return results
}

function mayStart({ needs = [], alone: isAlone }, results, running) {
  if ([...running].some(task => task.isAlone) || (isAlone && running.size > 0)) return false
  return needs.every(name => results.some(result => result.name === name))
}

async function runSuite({ name, needs = [], work }, results) {
  const broken = needs.find(need => results.some(it => it.name === need && it.failed > 0))
  if (broken) {
    console.log(`\n── ${name}: not run, because of: ${broken}`)
    return { name, passed: 0, failed: 1, took: 0 }
  }
  const start = Date.now()
  const { passed, failed, output } = await work()
  const took = Date.now() - start
  const verdict = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} FAILED`
  console.log(`\n── ${name}: ${verdict} in ${seconds(took)}`)
  if (output.trim()) console.log(output.trimEnd())
  return { name, passed, failed, took }
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
