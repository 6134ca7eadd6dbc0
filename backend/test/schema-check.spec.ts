import { checkSchema, releasedVersion } from '../scripts/schema-check'

const before = 'type Query { club: String, members(first: Int = 50): Int! }'
const removed = 'type Query { members(first: Int = 50): Int! }'
const added = 'type Query { club: String, members(first: Int = 50): Int!, courts: Int }'
const log = (version: string, words = '') => `# Changes\n\n## ${version} (2026-12-01)\n\n${words}\n`

function check(after: string, version: string, changes: string) {
  return checkSchema({ before, released: '1.4.0', after, version, changes })
}

test('schema check: no change passes', async () => {
  const verdict = await check(before, '1.4.0', log('1.4.0'))
  expect(verdict).toEqual({ refusals: [], breaking: [], safe: 0 })
})

test('schema check: an addition is safe', async () => {
  const { refusals, safe } = await check(added, '1.5.0', log('1.5.0', '`courts` is new.'))
  expect({ refusals, safe }).toEqual({ refusals: [], safe: 1 })
})

test.each([
  ['a field', added, 'Query.courts'],
  ['an argument', before.replace('(', '(after: String, '), 'Query.members.after'],
])('schema check: %s of a released type is refused until it is named', async (_, after, path) => {
  const unnamed = await check(after, '1.5.0', log('1.5.0', 'Courts after members.'))
  expect(unnamed.refusals).toEqual([
    `${path} is new: not named under 1.5.0 in docs/schema-changes.md`,
  ])
})

test('schema check: the fields of a new type need no names', async () => {
  const after = `${before} type Court { number(of: Int): Int }`
  expect((await check(after, '1.5.0', log('1.5.0'))).refusals).toEqual([])
})

test.each([
  ['a removed field', removed, 'Query.club'],
  ['a changed type', before.replace('Int!', 'String!'), 'Query.members'],
  ['a removed argument', before.replace('(first: Int = 50)', ''), 'Query.members.first'],
  ['a new required argument', before.replace('= 50', '= 50, of: Int!'), 'Query.members.of'],
])('schema check: %s is breaking, and refused until it is declared', async (_, after, path) => {
  const hidden = await check(after, '1.5.0', log('1.5.0'))
  expect(hidden.breaking).toEqual([path])
  expect(hidden.refusals).toEqual([
    expect.stringContaining(`\`${path}\` under 1.5.0`),
    'a breaking change since 1.4.0 needs 2.0.0, not 1.5.0',
  ])
  const declared = await check(after, '2.0.0', log('2.0.0', `- \`${path}\` has changed.`))
  expect(declared.refusals).toEqual([])
})

test('schema check: a breaking change needs a major version and a declaration', async () => {
  const words = '- `Query.club` is removed.'
  expect((await check(removed, '1.5.0', log('1.5.0', words))).refusals).toHaveLength(1)
  expect((await check(removed, '2.0.0', log('2.0.0'))).refusals).toHaveLength(1)
  expect((await check(removed, '2.0.0', log('1.5.0', words))).refusals).toHaveLength(2)
})

test('schema check: a baseline’s version is its first line', () => {
  expect(releasedVersion('# Version 1.4.0\ntype Query { a: Int }')).toBe('1.4.0')
  expect(() => releasedVersion('type Query { a: Int }')).toThrow('first line')
})
