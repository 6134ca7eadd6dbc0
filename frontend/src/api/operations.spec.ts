/** @jest-environment <rootDir>/scripts/serverEnvironment.cjs */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(__dirname, '..')
const read = (files: string[]) =>
  files.map(path => readFileSync(join(folder, path), 'utf8')).join('\n')
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const documents = read(paths.filter(path => path.endsWith('.graphql')))
const sources = read(
  paths.filter(path => /^(?!testing).*(?<!\.spec|\.generated|operationTypes)\.tsx?$/.test(path)),
)
const operations = [...documents.matchAll(/^(?:query|mutation|subscription) (\w+)/gm)]
/** The operations of the documents, texts and hooks that the sources name. */
const sent = new Set(
  [
    ...sources.matchAll(
      /\b(?:([A-Z]\w*?)(?:Document|Text)|use([A-Z]\w*?)(?:Query|Mutation|Subscription))\b/g,
    ),
  ].map(([, document, hook]) => document ?? hook),
)

// Browsers download every one of these. Operations that no page sends belong in backend/test.
it('operations: the client sends each one', () => {
  const names = operations.map(([, name]) => name)
  expect(names).not.toHaveLength(0)
  expect(names.filter(name => !sent.has(name))).toEqual([])
})
