import { SchemaMetaFieldDef, getIntrospectionQuery } from 'graphql'
import { startApi } from '../../test/harness'
import { times } from '../../test/worst-documents'
import { STANDARD_INTROSPECTION } from './introspection-limits'

const api = startApi()

async function ask(query: string, variables?: object) {
  const response = await api.visitor.post(
    '/graphql',
    { query, variables },
    { accept: 'application/graphql-response+json' },
  )
  const headers = [...response.headers].filter(([name]) => !/^(date|x-request-id)$/.test(name))
  const { data, errors } = (await response.json()) as any
  return { status: response.status, headers, data, errors }
}

const ofType = (depth: number) => 'ofType { name '.repeat(depth) + '}'.repeat(depth)

describe('introspection: the whole schema is told to (SEC-G1)', () => {
  test.each<[string, string]>([
    ['graphql-js', getIntrospectionQuery()],
    [
      'a client that selects everything, and every __typename',
      STANDARD_INTROSPECTION.replaceAll(/\bkind\b/g, 'kind __typename'),
    ],
  ])('%s, with equal responses', async (_, query) => {
    const first = await ask(query)
    expect(first).toMatchObject({ status: 200, errors: undefined })
    expect(first.data.__schema.types.length).toBeGreaterThan(50)
    expect(await ask(query)).toEqual(first)
  })
})

test.each<[string, string, string]>([
  [
    '__schema twice',
    '{ a: __schema { description } b: __schema { description } }',
    '2 times __schema',
  ],
  [
    '__schema twice by fragments',
    `{ ...a ...b } fragment a on Query { ...c } fragment b on Query { ...c }
     fragment c on Query { __schema { description } }`,
    '2 times __schema',
  ],
  [
    '__type six times',
    `{ ${times(6, i => `a${i}: __type(name: "User") { name }`)} }`,
    '6 times __type',
  ],
  [
    'every type three times',
    `{ __schema { ${times(3, i => `t${i}: types { ...t }`)} } }
     fragment t on __Type { fields { args { ...v } type { ...r } } inputFields { ...v } }
     fragment v on __InputValue { name description defaultValue type { ...r } }
     fragment r on __Type { kind name description ${ofType(7)} }`,
    'introspects far more',
  ],
  [
    'fields of types of fields, by fragments of the same names as fields',
    `{ __schema { queryType { ...__schema } } }
     fragment __schema on __Type { fields { type { fields { type { ofType { ...__type } } } } } }
     fragment __type on __Type { ${times(9, i => `a${i}: name b${i}: kind`)} }`,
    'aliases|introspection depth',
  ],
  ['a list in 50 lists', `{ __type(name: "User") { ${ofType(50)} } }`, 'levels of introspection'],
  [
    'a list in 50 lists by fragments',
    `{ __type(name: "User") { ...f0 } }
     ${times(50, i => `fragment f${i} on __Type { ofType { ...f${i + 1} } }`)} fragment f50 on __Type { name }`,
    'levels of introspection',
  ],
])('introspection: %s is refused', async (_, query, words) => {
  const { status, data, errors } = await ask(query)
  expect({ status, data }).toEqual({ status: 400, data: undefined })
  expect(errors.map(({ message }: Error) => message).join()).toMatch(new RegExp(words))
  expect(errors[0].extensions).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' })
})

test('introspection: allows 5 times __type, and a type name in a variable', async () => {
  const { data } = await ask(`{ ${times(5, i => `a${i}: __type(name: "User") { name }`)} }`)
  expect(data.a4).toEqual({ name: 'User' })
  const named = 'query ($name: String!) { __type(name: $name) { name } }'
  for (const name of ['User', 'Note'])
    expect((await ask(named, { name })).data).toEqual({ __type: { name } })
  expect((await ask(named, {})).errors[0].extensions.code).toBe('BAD_USER_INPUT')
})

test('introspection: refuses a variable that makes the result too large', async () => {
  const query = `query ($name: String!) { __type(name: $name) { fields { args { type { ofType { ...t } } } } } }
    fragment t on __Type { ${times(15, i => `a${i}: inputFields { name description defaultValue isDeprecated deprecationReason type { ...r } }`)} }
    fragment r on __Type { kind name description ${ofType(7)} }`
  expect((await ask(query, { name: 'PageInfo' })).errors).toBeUndefined()
  expect((await ask(query, { name: 'Mutation' })).errors[0].message).toContain(
    'introspects far more',
  )
})

test('introspection: caches the results of ten documents', async () => {
  const documents = Array.from({ length: 11 }, (_, i) => `{ __schema { description } } # ${i}`)
  const [first = ''] = documents
  await ask(first)
  const executed = jest.spyOn(SchemaMetaFieldDef, 'resolve')
  await ask(first)
  expect(executed).not.toHaveBeenCalled()
  for (const document of documents) await ask(document)
  executed.mockClear()
  await ask(first)
  expect(executed).toHaveBeenCalledTimes(1)
  executed.mockRestore()
})
