import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql'
import { described, nullable, scalarSchema, type Components } from './json-schema'
import type { JsonSchema } from './json-schema'

const SCHEMA = Symbol('schema')

/**
 * Stands for a value of the data: it has the value's members, and its schema. A call's `pick` maps
 * it as it maps data, so that the schema of a response follows from the code that makes it.
 */
type Placeholder = object & { [SCHEMA]: JsonSchema }

interface Context {
  fragments: Readonly<Record<string, FragmentDefinitionNode>>
  components: Components
}

/** Returns placeholders for the root fields of an operation's data, none of them null. */
export function placeholdersOf(
  type: GraphQLObjectType,
  selections: SelectionSetNode,
  context: Context,
): Record<string, Placeholder> {
  return Object.fromEntries(
    fieldsIn(selections, context).map(node => {
      const { type: of } = fieldOf(type, node)
      return [node.name.value, placeholder(getNullableType(of), node.selectionSet, context)]
    }),
  )
}

/** Returns the schema of what `pick` made of the placeholders. */
export function schemaOf(picked: unknown): JsonSchema {
  if (isPlaceholder(picked)) return picked[SCHEMA]
  if (Array.isArray(picked)) return { type: 'array', items: schemaOf(picked[0]) }
  if (typeof picked === 'string') return { type: 'string', const: picked }
  const members = Object.entries(picked as object)
  return {
    type: 'object',
    required: members.map(([name]) => name),
    properties: Object.fromEntries(members.map(([name, value]) => [name, schemaOf(value)])),
  }
}

const isPlaceholder = (value: unknown): value is Placeholder =>
  typeof value === 'object' && value !== null && SCHEMA in value

function placeholder(
  type: GraphQLOutputType,
  selections: SelectionSetNode | undefined,
  context: Context,
): Placeholder {
  if (isNonNullType(type)) return placeholder(type.ofType, selections, context)
  if (isListType(type)) {
    const item = placeholder(type.ofType, selections, context)
    return withSchema([item], { type: 'array', items: item[SCHEMA] })
  }
  if (isEnumType(type)) return withSchema({}, context.components.defineEnum(type))
  if (isScalarType(type)) return withSchema({}, outputScalar(type.name, scalarSchema(type)))
  if (!isObjectType(type) || !selections)
    throw new Error(`no response of REST has a value of the type ${String(type)}`)
  return objectPlaceholder(type, selections, context)
}

/** Every id in a response is a UUID. */
const outputScalar = (name: string, schema: JsonSchema): JsonSchema =>
  name === 'ID' ? { ...schema, format: 'uuid' } : schema

/** An object that is exactly one fragment is a schema with the name of its type. */
function objectPlaceholder(
  type: GraphQLObjectType,
  selections: SelectionSetNode,
  context: Context,
): Placeholder {
  const nodes = fieldsIn(selections, context)
  const members: Record<string, Placeholder> = {}
  const properties: Record<string, JsonSchema> = {}
  for (const node of nodes) {
    const { name, type: of, description } = fieldOf(type, node)
    const member = placeholder(of, node.selectionSet, context)
    members[name] = member
    properties[name] = described(
      isNonNullType(of) ? member[SCHEMA] : nullable(member[SCHEMA]),
      description,
    )
  }
  const schema = described(
    { type: 'object', required: Object.keys(properties), properties },
    type.description,
  )
  const [only, ...others] = selections.selections
  const isNamed = only?.kind === Kind.FRAGMENT_SPREAD && others.length === 0
  return withSchema(members, isNamed ? context.components.define(type.name, schema) : schema)
}

const withSchema = (value: object, schema: JsonSchema): Placeholder =>
  Object.assign(value, { [SCHEMA]: schema })

function fieldOf(type: GraphQLObjectType, { name }: FieldNode) {
  const field = type.getFields()[name.value]
  if (!field) throw new Error(`${getNamedType(type).name} has no field ${name.value}`)
  return field
}

function fieldsIn({ selections }: SelectionSetNode, context: Context): FieldNode[] {
  return selections.flatMap(selection => {
    if (selection.kind === Kind.FIELD) return selection
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(selection.selectionSet, context)
    const fragment = context.fragments[selection.name.value]
    return fragment ? fieldsIn(fragment.selectionSet, context) : []
  })
}
