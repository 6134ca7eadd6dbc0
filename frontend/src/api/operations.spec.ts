import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as generated from './generated'

const folder = join(__dirname, '..')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(path => /^(?!testing|api.documentStrings).*(?<!\.spec|generated)\.tsx?$/.test(path))
  .map(path => readFileSync(join(folder, path), 'utf8'))
  .join('\n')

const operations = Object.keys(generated).flatMap(name => /^(\w+)Document$/.exec(name)?.[1] ?? [])

// Each is in what visitors download. What no page sends stands in backend/test.
it.each(operations)('operations: the client sends %s', name => {
  expect(sources).toMatch(
    new RegExp(`\\b(${name}Document|use${name}(Query|Mutation|Subscription))\\b`),
  )
})
