import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')
const FOLDERS = [
  '.ci',
  'backend/faults',
  'backend/src',
  'backend/test',
  'docker',
  'e2e',
  'frontend/src',
]
/**
 * Specs, browser stories, fault scenarios, CI's script and the files of containers.
 * citations.spec.ts is left out because its ids are made up.
 */
const READ =
  /(?<!\/citations)\.spec\.tsx?$|\.e2e\.ts$|^backend\/faults\/.*\.ts$|\/Dockerfile$|\.yaml$|^\.ci\/run$/

const IDS = String.raw`\((?<ids>SEC-[A-Z]\d+(?:, SEC-[A-Z]\d+)*)\)`
/** A title in quotes, or a comment in a shell script, a Dockerfile or YAML, that ends with ids. */
const TAGGED = [
  new RegExp(String.raw`(?<quote>['"\x60])(?<title>(?:(?!\k<quote>).)+) ${IDS}\k<quote>`, 'g'),
  new RegExp(String.raw`^ *# (?<title>.+) ${IDS}\.?$`, 'gm'),
]

/** A test that holds promises. */
export interface PromiseTest {
  /** The promises, such as `SEC-A1`. */
  ids: string[]
  /** The path from the project's folder. */
  file: string
  /** The title or comment, as in the file, without the ids. */
  title: string
}

export const PAGE = join(ROOT, 'docs/security.md')
export const TESTS_PAGE = join(ROOT, 'docs/security-tests.md')

const HEAD = `# The tests of each promise

\`npm run promises\` writes this page from the titles of tests that end with the id of a promise.
[security.md](security.md) has the promises.
`

/** Returns the ids of the promises in the text of docs/security.md, in the page's order. */
export const promisesIn = (page: string): string[] =>
  [...page.matchAll(/^\| (SEC-[A-Z]\d+) \|/gm)].map(([, id = '']) => id)

/** Returns the tests in the text of one file that end with ids. */
export const testsIn = (file: string, text: string): PromiseTest[] =>
  TAGGED.flatMap(pattern =>
    [...text.matchAll(pattern)].map(({ groups: { ids = '', title = '' } = {} }) => ({
      ids: ids.split(', '),
      file,
      title,
    })),
  )

/** Reads the tests that end with ids from all files that can hold a promise, ordered by path. */
export function readTests(): PromiseTest[] {
  const files = FOLDERS.flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true }).map(path => `${folder}/${String(path)}`),
  )
  return files
    .filter(file => READ.test(file))
    .toSorted()
    .flatMap(file => testsIn(file, readFileSync(join(ROOT, file), 'utf8')))
}

/** Returns the promises without a test, and the ids in tests that name no promise. */
export function findGaps(promises: string[], tests: PromiseTest[]) {
  const tested = new Set(tests.flatMap(({ ids }) => ids))
  return {
    untested: promises.filter(id => !tested.has(id)),
    unknown: [...tested].filter(id => !promises.includes(id)),
  }
}

/** Returns the text of docs/security-tests.md: the file and title of each promise's tests. */
export function formatTests(promises: string[], tests: PromiseTest[]): string {
  const sections = promises.map(id => {
    const lines = tests
      .filter(({ ids }) => ids.includes(id))
      .map(({ file, title }) => `- \`${file}\`: ${title}\n`)
    return `\n## ${id}\n\n${lines.join('')}`
  })
  return HEAD + sections.join('')
}
