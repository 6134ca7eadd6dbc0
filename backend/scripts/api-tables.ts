/** The tables of docs/api.md that the schema and the calls of REST say: operations and enum values. */
import {
  getOperationAST,
  isEnumType,
  isIntrospectionType,
  Kind,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import { declarationOf, type Access } from '../src/graphql/operation.decorators'
import { csvRoutes } from '../src/rest/csv-routes'
import { routes } from '../src/rest/routes'
import { tableOf } from './docs-page'

/** Returns the calls of REST, each as a link to its section, by the field that they run. */
function callsByField(): Map<string, string[]> {
  const calls = new Map<string, string[]>()
  for (const { method, path, definition } of [...routes, ...csvRoutes]) {
    const [field] = getOperationAST(definition.document)?.selectionSet.selections ?? []
    if (field?.kind !== Kind.FIELD) throw new Error(`${path} runs no field`)
    const call = `${method} /api${path}`
    // The anchor that the heading of the section has.
    const anchor = call
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-')
    const name = field.name.value
    calls.set(name, [...(calls.get(name) ?? []), `[\`${call}\`](#${anchor})`])
  }
  return calls
}

/** Returns what the column `Token` says of an operation. */
function tokenCell(access: Access): string {
  if (access === 'open') return 'any'
  return access === 'closed' ? 'none' : `\`${access}\``
}

const byName = <Named extends { name: string }>(all: readonly Named[]): Named[] =>
  all.toSorted((one, other) => (one.name < other.name ? -1 : 1))

/** Returns the tables of the queries, the mutations and the subscriptions. */
export function operationTables(schema: GraphQLSchema): string {
  const calls = callsByField()
  const rowOf = (field: GraphQLField<unknown, unknown>) => {
    const { who, access } = declarationOf(field)
    return [
      `\`${field.name}\``,
      typeof who === 'string' ? who : `\`${who.staff}\``,
      tokenCell(access),
      `\`${String(field.type)}\``,
      calls.get(field.name)?.join(', ') ?? '–',
    ]
  }
  const tableFor = (title: string, root: GraphQLObjectType | null | undefined) =>
    tableOf(
      [title, 'Who', 'Token', 'Returns', 'REST'],
      byName(Object.values(root?.getFields() ?? {})).map(rowOf),
    )
  return [
    tableFor('Query', schema.getQueryType()),
    tableFor('Mutation', schema.getMutationType()),
    tableFor('Subscription', schema.getSubscriptionType()),
  ].join('\n')
}

/** Returns the table of the enums and their values. */
export function enumTable(schema: GraphQLSchema): string {
  const enums = Object.values(schema.getTypeMap()).filter(isEnumType)
  const rows = byName(enums.filter(type => !isIntrospectionType(type))).map(type => [
    `\`${type.name}\``,
    type
      .getValues()
      .map(({ name }) => `\`${name}\``)
      .join(', '),
  ])
  return tableOf(['Enum', 'Values'], rows)
}
