import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')

/** What an id’s letter stands for, and how many of each there are. */
const CHAPTERS = {
  A: 12,
  S: 12,
  T: 6,
  Z: 5,
  C: 8,
  G: 16,
  I: 11,
  O: 8,
  H: 10,
  P: 6,
  L: 10,
  Q: 7,
  D: 10,
  M: 10,
  R: 10,
}

/** Promises whose test is still to be named. */
const WITHOUT_TEST = ['P3']

const rows = page
  .split('\n')
  .filter(line => /^\| [A-Z]\d+ /.test(line))
  .map(line => {
    const [, id = '', , file = '', test = ''] = line.split(/(?<!\\)\|/).map(cell => cell.trim())
    return { id, file: file.replaceAll('`', ''), test: test.replaceAll('\\|', '|') }
  })

/** What CI and the faults check, and how the container is made: all that is not a spec. */
const OTHERS = /^(?:\.ci\/run|docker\/|backend\/faults\/)/

const pathOf = (file: string) =>
  join(ROOT, /^(?:\.ci|docker|backend|frontend|e2e)\//.test(file) ? file : `backend/src/${file}`)

/** True when the file has the words as a whole text: the name of a test, of a table of them, or of a check. */
function hasTest(file: string, test: string): boolean {
  const path = pathOf(file)
  if (!existsSync(path)) return false
  const source = readFileSync(path, 'utf8')
  if (OTHERS.test(file) && source.includes(test)) return true
  if (!/\.(?:spec\.tsx?|e2e\.ts)$/.test(path)) return false
  return ["'", '`', '"'].some(quote => source.includes(quote + test + quote))
}

test('security promises: each names a test that is there', () => {
  expect(rows.filter(({ file, test }) => !hasTest(file, test))).toEqual([])
  expect(rows.length).toBeGreaterThan(100)
})

test('security promises: every id has a line', () => {
  const ids = Object.entries(CHAPTERS).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
  )
  const named = new Set(rows.map(({ id }) => id))
  expect(ids.filter(id => !named.has(id))).toEqual(WITHOUT_TEST)
  expect([...named].filter(id => !ids.includes(id))).toEqual([])
})

test('security promises: a test that is not there is refused', () => {
  expect(hasTest('http/health.spec.ts', 'readyz: is fine')).toBe(false)
  expect(hasTest('http/gone.spec.ts', 'readyz: is fine')).toBe(false)
  // A part of a name is none.
  expect(hasTest('rest/csv.spec.ts', 'CSV cells')).toBe(false)
})
