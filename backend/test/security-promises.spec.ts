import { readFileSync } from 'node:fs'
import {
  PAGE,
  TESTS_PAGE,
  findGaps,
  formatTests,
  promisesIn,
  readTests,
  testsIn,
} from '../scripts/promise-tests'

const promises = promisesIn(readFileSync(PAGE, 'utf8'))
const tests = readTests()

test('security promises: each id has one row', () => {
  expect(promises.filter((id, index) => promises.indexOf(id) < index)).toEqual([])
  expect(promises.length).toBeGreaterThan(100)
})

test('security promises: each has a test, and each test names a promise', () => {
  expect(findGaps(promises, tests)).toEqual({ untested: [], unknown: [] })
})

test('security promises: docs/security-tests.md is up to date', () => {
  const isCurrent = readFileSync(TESTS_PAGE, 'utf8') === formatTests(promises, tests)
  const advice = isCurrent ? '' : 'Run "npm run promises" and commit docs/security-tests.md.'
  expect(advice).toBe('')
})

test('security promises: a promise without a test and an id without a promise are found', () => {
  const page = '| SEC-A1 | One. |\n| SEC-A2 | Two. |\nWhy (SEC-A3).'
  const ids = (...numbers: number[]) => `(${numbers.map(number => `SEC-A${number}`).join(', ')})`
  const spec = [
    `test('logs in ${ids(1)}', async () => {`,
    `  test.each(['/', "/b"])("refuses 'x' at %s ${ids(1, 99)}", path => {`,
    `  // A comment cites a promise and is no test ${ids(2)}.`,
  ]
  const found = testsIn('a.spec.ts', spec.join('\n'))
  expect(found).toEqual([
    { ids: ['SEC-A1'], file: 'a.spec.ts', title: 'logs in' },
    { ids: ['SEC-A1', 'SEC-A99'], file: 'a.spec.ts', title: "refuses 'x' at %s" },
  ])
  expect(findGaps(promisesIn(page), found)).toEqual({ untested: ['SEC-A2'], unknown: ['SEC-A99'] })
  expect(testsIn('Dockerfile', `  # Runs without root ${ids(2)}.\nUSER 1000`)).toEqual([
    { ids: ['SEC-A2'], file: 'Dockerfile', title: 'Runs without root' },
  ])
})
