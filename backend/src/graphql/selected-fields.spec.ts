import { GraphQLError, buildSchema, execute, parse, type GraphQLResolveInfo } from 'graphql'
import { selectedFields } from './selected-fields'

const schema = buildSchema(`
  type Person { email: String, name: String }
  type Row { id: ID, place: Int, user: Person }
  type Edge { cursor: String, node: Row }
  type Page { edges: [Edge], total: Int }
  type Query { rows: Page }
`)

/** Returns the fields that the operation selects of its list's rows. */
function fieldsOf(query: string): string[] {
  let info: GraphQLResolveInfo | undefined
  const rows = (_args: unknown, _context: unknown, given: GraphQLResolveInfo) => {
    info = given
    return null
  }
  void execute({ schema, document: parse(query), rootValue: { rows } })
  if (!info) throw new GraphQLError('not asked')
  return [...selectedFields(info)].sort()
}

test.each<[string, string, string[]]>([
  [
    'fields',
    '{ rows { total edges { cursor node { id user { email } } } } }',
    ['id', 'user', 'user.email'],
  ],
  ['aliases', '{ rows { edges { node { at: place } } } }', ['place']],
  ['inline fragments', '{ rows { edges { ... on Edge { node { ... { id } } } } } }', ['id']],
  [
    'fragments',
    '{ rows { ...P } } fragment P on Page { edges { node { ...R } } } fragment R on Row { place user { name } }',
    ['place', 'user', 'user.name'],
  ],
  [
    'conditions',
    '{ rows { edges { node { id @skip(if: true) place @include(if: false) } } } }',
    ['id', 'place'],
  ],
  [
    'a field that is selected twice',
    '{ rows { edges { node { id } } } rows { edges { node { place } } } }',
    ['id', 'place'],
  ],
  ['no row', '{ rows { total } }', []],
])('selected fields: %s', (_, query, fields) => {
  expect(fieldsOf(query)).toEqual(fields)
})
