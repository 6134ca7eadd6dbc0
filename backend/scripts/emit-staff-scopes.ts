import { features } from '../src/features'
import { createRegistry } from '../src/features/registry'
import { declarationOf } from '../src/graphql/operation.decorators'
import { createSchema } from '../src/schema'
import { STAFF_SCOPES, staffMay, staffRoles, type StaffScope } from '../src/shared/staff-scopes'
import { tableOf, writeIntoPage } from './docs-page'

const schema = createSchema(createRegistry(features))
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
const fields = roots.flatMap(root => Object.values(root?.getFields() ?? {}))

/** Returns the names of the root fields that need the scope. */
const operationsOf = (scope: StaffScope) =>
  fields
    .filter(field => {
      const { who } = declarationOf(field)
      return typeof who === 'object' && who.staff === scope
    })
    .map(({ name }) => name)
    .sort()
    .map(name => `\`${name}\``)
    .join(', ')

// The keys of a constant are those of its type.
const scopes = Object.keys(STAFF_SCOPES) as StaffScope[]
const rows = scopes.map(scope => [
  `\`${scope}\``,
  STAFF_SCOPES[scope].allows,
  ...staffRoles.map(role => (staffMay(role, scope) ? 'yes' : '')),
  operationsOf(scope),
])
const head = ['Scope', 'Allows', 'Owner', 'Manager', 'Desk', 'Operations']
writeIntoPage('security.md', 'staff scopes', tableOf(head, rows))
