import fc from 'fast-check'
import { buildSchema, execute, parse, type GraphQLResolveInfo } from 'graphql'
import type { Context } from '../graphql/context'
import { listOperation } from './list-operation'

const schema = buildSchema(`
  enum Color { red green }
  type Person { name: String, email: String! }
  type Row { id: ID!, place: Int!, color: Color, colors: [Color!], at: Float, isNew: Boolean!, person: Person! }
  type Edge { node: Row! }
  type Page { edges: [Edge!]! }
  type Query { rows(first: Int!): Page, others: Page }
`)
const document = parse(`
  query Rows($first: Int!) { rows(first: $first) { edges { node { ...Row } } } }
  fragment Row on Row { place id color colors at isNew person { email name } }
`)

// Nothing here asks for either.
const context = {} as Context
const info = {} as GraphQLResolveInfo

const read = (page: unknown) => listOperation(schema, document).read(page, context, info)

/** What a resolver may give by right, and now and then what it may not. */
const or = (wrong: unknown, right: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 30, arbitrary: right }, { weight: 1, arbitrary: fc.constant(wrong) })
const color = fc.constantFrom('red', 'green')
const row = fc.record({
  id: or(null, fc.oneof(fc.string(), fc.integer())),
  place: or('first', fc.integer({ min: -9, max: 9 })),
  color: or('blue', fc.option(color)),
  colors: or([null], fc.option(fc.array(color), { nil: undefined })),
  at: or('now', fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }))),
  isNew: or(undefined, fc.boolean()),
  person: or(null, fc.record({ name: fc.option(fc.string()), email: or(null, fc.string()) })),
  secret: fc.string(),
})

test('operations of one list: rows are what graphql-js makes of them, and refused where it reports an error', () => {
  const outcomes = { read: 0, refused: 0 }
  fc.assert(
    fc.property(fc.array(row, { maxLength: 4 }), nodes => {
      const page = { edges: nodes.map(node => ({ node })) }
      const rootValue = { rows: page }
      const executed = execute({ schema, document, rootValue, variableValues: { first: 1 } })
      const { data, errors } = executed as Awaited<typeof executed>
      outcomes[errors ? 'refused' : 'read'] += 1
      if (errors) expect(() => read(page)).toThrow()
      else expect(JSON.stringify({ rows: read(page) })).toBe(JSON.stringify(data))
    }),
    { numRuns: 1_000 },
  )
  expect(Math.min(outcomes.read, outcomes.refused)).toBeGreaterThan(50)
})

test('operations of one list: a value that comes later is refused', () => {
  const node = { id: '1', place: 1, isNew: true, person: Promise.resolve({ email: 'a' }) }
  expect(() => read({ edges: [{ node }] })).toThrow('Row.person must be there at once')
})

test.each([
  'query Rows { rows(first: 1) { edges { node { number: place } } } }',
  'query Rows { rows(first: 1) { edges { node { ... on Row { place } } } } }',
  'query Rows { rows(first: 1) { edges { node { nothing } } } }',
  'query Rows { rows(first: 1) { edges { node { ...Lost } } } }',
  'query Rows { rows(first: 1) { edges { node { person } } } }',
  'query Rows { rows(first: 1) { edges { node { id } } } others { edges { node { id } } } }',
  'fragment Rows on Row { id }',
])('operations of one list: %s is refused', text => {
  expect(() => listOperation(schema, parse(text))).toThrow()
})

test('operations of one list: what finds the page selects nothing of it', () => {
  const rootValue = {
    rows: {
      get edges(): never {
        throw new Error('is not asked for')
      },
    },
  }
  const { document: finding, name } = listOperation(schema, document)
  const executed = execute({ schema, document: finding, rootValue, variableValues: { first: 1 } })
  expect(executed).toEqual({ data: { [name]: { __typename: 'Page' } } })
})
