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
const operations = [...documents.matchAll(/^(query|mutation|subscription) (\w+)/gm)]

// Browsers download every one of these. Operations that no page sends belong in backend/test.
it.each(operations.map(([, , name = '']) => name))('operations: the client sends %s', name => {
  expect(sources).toMatch(
    new RegExp(`\\b(${name}(Document|Text)|use${name}(Query|Mutation|Subscription))\\b`),
  )
})
