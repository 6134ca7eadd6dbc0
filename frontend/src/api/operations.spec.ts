import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as documents from './apollo/documents'
import * as generated from './generated'

const folder = join(__dirname, '..')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(path => /^(?!testing|api.generated|api.apollo.documents).*(?<!\.spec)\.tsx?$/.test(path))
  .map(path => readFileSync(join(folder, path), 'utf8'))
  .join('\n')

const hooks = Object.keys(generated)
const operations = Object.keys(documents).flatMap(name => /^(\w+)Document$/.exec(name)?.[1] ?? [])

// Browsers download every one of these. Operations that no page sends belong in backend/test.
it.each(operations)('operations: the client sends %s', name => {
  expect(sources).toMatch(
    new RegExp(`\\b(${name}Document|use${name}(Query|Mutation|Subscription))\\b`),
  )
})

it('operations: every generated hook is used', () => {
  expect(hooks.filter(hook => !new RegExp(`\\b${hook}\\b`).test(sources))).toEqual([])
})
