/** @jest-environment <rootDir>/scripts/serverEnvironment.cjs */
import { linkedQuery } from './linkedQuery'

const linked = (query: string) => linkedQuery(`?${new URLSearchParams({ query }).toString()}`)

it.each(['{ me { id } }', 'query A { me { ...B } } fragment B on User { id }'])(
  'API explorer: a link opens the query %s (SEC-C7)',
  query => {
    expect(linked(query)).toBe(query)
  },
)

it.each([
  'mutation { logout }',
  '{ me { id } } mutation B { logout }',
  'subscription { waitlistEntryChanged { id } }',
  'mutation { logout',
  '',
])('API explorer: a link does not open %j (SEC-C7)', query => {
  expect(linked(query)).toBeUndefined()
})
