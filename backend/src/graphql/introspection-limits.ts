import {
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  getArgumentValues,
  getIntrospectionQuery,
  getNamedType,
  getOperationAST,
  getVariableValues,
  isObjectType,
  parse,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

type Variables = Record<string, unknown>

/** Returns a fragment of the document by its name. */
type GetFragment = (name: string) => FragmentDefinitionNode | null | undefined

const META_FIELDS: Record<string, typeof SchemaMetaFieldDef> = {
  __schema: SchemaMetaFieldDef,
  __type: TypeMetaFieldDef,
}

/** The standard introspection query with all its options. */
export const STANDARD_INTROSPECTION = getIntrospectionQuery({
  descriptions: true,
  directiveIsRepeatable: true,
  inputValueDeprecation: true,
  oneOf: true,
  schemaDescription: true,
  specifiedByUrl: true,
})

/**
 * Allows clients to select a little more than the standard query, such as `__typename` everywhere.
 */
const STANDARD_TIMES = 1.5

const limits = new WeakMap<GraphQLSchema, number>()

/**
 * Returns the maximum number of values of an introspection result: 1.5 times the standard query's.
 */
export function introspectionMax(schema: GraphQLSchema): number {
  const known = limits.get(schema)
  if (known !== undefined) return known
  const document = parse(STANDARD_INTROSPECTION)
  const operation = getOperationAST(document)
  if (!operation) throw new Error('the standard query is an operation')
  const fragments = document.definitions.filter(one => one.kind === Kind.FRAGMENT_DEFINITION)
  const getFragment = (wanted: string) => fragments.find(({ name }) => name.value === wanted)
  const counter = createCounter(schema, getFragment, Infinity)
  const max = STANDARD_TIMES * counter(operation, {})
  limits.set(schema, max)
  return max
}

/**
 * Returns a check whether a valid operation's introspection result would be too large. It walks the
 * schema, counts one for each field of each object, and stops at the limit.
 */
export function createIntrospectionCheck(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  getFragment: GetFragment,
): (variables: Variables) => boolean {
  const max = introspectionMax(schema)
  const count = createCounter(schema, getFragment, max)
  const isConstant = !operation.variableDefinitions?.length
  let known: boolean | undefined
  return variables => {
    if (known !== undefined) return known
    const isTooMuch = count(operation, variables) > max
    if (isConstant) known = isTooMuch
    return isTooMuch
  }
}

/**
 * Creates a counter of the values in an introspection result, up to `most`. Returns 0 for invalid
 * variables, which are refused later.
 */
function createCounter(schema: GraphQLSchema, getFragment: GetFragment, most: number) {
  let variables: Variables = {}
  let counted = 0

  function visit({ selections }: SelectionSetNode, visitField: (field: FieldNode) => void): void {
    // As in GraphQL, a fragment counts once per object, so that fragment bombs and cycles add
    // nothing.
    const seen = new Set<string>()
    const visitAll = (selection: (typeof selections)[number]): void => {
      if (counted > most) return
      if (selection.kind === Kind.FIELD) visitField(selection)
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        selection.selectionSet.selections.forEach(visitAll)
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value)
        getFragment(selection.name.value)?.selectionSet.selections.forEach(visitAll)
      }
    }
    selections.forEach(visitAll)
  }

  function countField(
    field: FieldNode,
    parent: GraphQLObjectType | undefined,
    source: unknown,
  ): void {
    counted += 1
    const definition = parent ? parent.getFields()[field.name.value] : META_FIELDS[field.name.value]
    const type = definition && getNamedType(definition.type)
    if (!definition?.resolve || !field.selectionSet || !isObjectType(type)) return
    const args = getArgumentValues(definition, field, variables)
    // Introspection resolvers read only the schema from their arguments.
    const info = { schema } as GraphQLResolveInfo
    const found: unknown = definition.resolve(source, args, undefined, info)
    for (const object of Array.isArray(found) ? (found as unknown[]) : [found])
      if (object != null) visit(field.selectionSet, one => countField(one, type, object))
  }

  return (operation: OperationDefinitionNode, given: Variables): number => {
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], given)
    if (!coerced) return 0
    variables = coerced
    counted = 0
    visit(operation.selectionSet, field => {
      if (field.name.value in META_FIELDS) countField(field, undefined, undefined)
    })
    return counted
  }
}
