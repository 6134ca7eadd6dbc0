import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { features } from '../src/features'
import { createRegistry } from '../src/features/registry'
import { declarationOf } from '../src/graphql/operation.decorators'
import { createSchema } from '../src/schema'
import { STAFF_SCOPES, staffMay, staffRoles, type StaffScope } from '../src/shared/staff-scopes'

const FILE = resolve(__dirname, '../../docs/security.md')
const TABLE = /(?<=<!-- staff scopes, by npm run codegen -->\n\n).*?(?=<!-- end -->)/s

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
const table = [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |\n`)

const page = readFileSync(FILE, 'utf8')
if (!TABLE.test(page)) throw new Error('docs/security.md has no place for the staff scopes')
writeFileSync(FILE, page.replace(TABLE, `${table.join('')}\n`))
console.log('the staff scopes in docs/security.md are written')
