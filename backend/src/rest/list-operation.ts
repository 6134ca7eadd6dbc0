import {
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  Kind,
  getOperationAST,
  isLeafType,
  type DocumentNode,
  type FieldNode,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'
import type { Context } from '../graphql/context'

/** What is there of a selection in a value that a resolver found, as an answer says it. */
type Read = (value: unknown, context: Context, info: GraphQLResolveInfo) => unknown

/** An operation of one list, in two. */
export interface ListOperation {
  /** Finds the page: the operation with its arguments, which selects nothing of the list. */
  document: DocumentNode
  /** The list's field. */
  name: string
  /** Reads of the page what the operation selects. */
  read: Read
}

const operations = new WeakMap<DocumentNode, ListOperation>()

/**
 * Parts an operation of ours whose one field is a list. Who asks, arguments and errors are GraphQL's; but
 * graphql-js completes each value of each row as if it came alone and late, which takes longer than all the
 * rest. So the selection is looked through once, and rows are read at once. The schema's types, resolvers
 * and scalars say what a value is, as in graphql-js. Throws for what no list of ours selects.
 */
export function listOperation(schema: GraphQLSchema, document: DocumentNode): ListOperation {
  const known = operations.get(document) ?? partOperation(schema, document)
  operations.set(document, known)
  return known
}

function partOperation(schema: GraphQLSchema, document: DocumentNode): ListOperation {
  const operation = getOperationAST(document)
  const [list, ...others] = operation ? fieldsOf(operation.selectionSet, document) : []
  const field = list && schema.getQueryType()?.getFields()[list.name.value]
  if (!operation || !field || others.length > 0) throw new Error('an operation of one list only')
  const found = { ...list, selectionSet: selectionOf(TYPENAME) }
  return {
    document: {
      kind: Kind.DOCUMENT,
      definitions: [{ ...operation, selectionSet: selectionOf(found) }],
    },
    name: field.name,
    read: createReader(field.type, list, document),
  }
}

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

const selectionOf = (field: FieldNode): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections: [field],
})

function createReader(type: GraphQLOutputType, field: FieldNode, document: DocumentNode): Read {
  if (type instanceof GraphQLNonNull) {
    const read = createReader(type.ofType, field, document)
    return (value, context, info) => read(value, context, info) ?? refuseNull(field)
  }
  const read = createNullableReader(type, field, document)
  return (value, context, info) => (value == null ? null : read(value, context, info))
}

function refuseNull({ name }: FieldNode): never {
  throw new Error(`${name.value} must not be null`)
}

function createNullableReader(
  type: Exclude<GraphQLOutputType, GraphQLNonNull<never>>,
  field: FieldNode,
  document: DocumentNode,
): Read {
  if (isLeafType(type)) return value => type.serialize(value)
  if (type instanceof GraphQLList) {
    const read = createReader(type.ofType, field, document)
    // A resolver's list is an array, as the schema's types say.
    return (values, context, info) => (values as unknown[]).map(one => read(one, context, info))
  }
  if (type instanceof GraphQLObjectType && field.selectionSet)
    return createObjectReader(type, fieldsOf(field.selectionSet, document), document)
  throw new Error(`${field.name.value} is neither value nor object`)
}

function createObjectReader(
  type: GraphQLObjectType,
  selected: readonly FieldNode[],
  document: DocumentNode,
): Read {
  const fields = selected.map(field => {
    const known = type.getFields()[field.name.value]
    if (!known || field.alias || field.arguments?.length)
      throw new Error(`${type.name}.${field.name.value} can be selected by its name alone`)
    return { ...known, read: createReader(known.type, field, document) }
  })
  return (value, context, info) => {
    // What a resolver gives for an object type.
    const source = value as Record<string, unknown>
    const row: Record<string, unknown> = {}
    for (const { name, resolve, read } of fields) {
      const found = resolve ? resolve(source, {}, context, info) : source[name]
      if (found instanceof Promise) throw new Error(`${type.name}.${name} must be there at once`)
      row[name] = read(found, context, info)
    }
    return row
  }
}

/** The fields of a selection, those of its fragments in their place. */
function fieldsOf({ selections }: SelectionSetNode, document: DocumentNode): FieldNode[] {
  return selections.flatMap(selection => {
    if (selection.kind === Kind.FIELD) return [selection]
    if (selection.kind === Kind.INLINE_FRAGMENT) throw new Error('no fragment without a name')
    const { value: name } = selection.name
    const fragment = document.definitions.find(
      it => it.kind === Kind.FRAGMENT_DEFINITION && it.name.value === name,
    )
    if (fragment?.kind !== Kind.FRAGMENT_DEFINITION) throw new Error(`no fragment ${name}`)
    return fieldsOf(fragment.selectionSet, document)
  })
}
