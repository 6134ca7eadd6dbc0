import { startApi } from '../../test/harness'

const api = startApi()

const query = 'query ($night: LocalDate) { openPlayVisitors(night: $night) { __typename } }'

test.each([
  ['a variable', { query, variables: { night: '0000-06-01' } }],
  ['a literal', { query: '{ openPlayVisitors(night: "0000-06-01") { __typename } }' }],
])('LocalDate refuses the year 0 in %s, which PostgreSQL does not have', async (_, body) => {
  const response = await (await api.team()).post('/graphql', body)
  expect(await response.json()).toMatchObject({
    errors: [{ extensions: { fields: [{ field: 'night' }] } }],
  })
})
