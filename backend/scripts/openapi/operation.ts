import {
  codeOf,
  declarationOf,
  type Declaration,
  type Who,
} from '../../src/graphql/operation.decorators'
import {
  GraphQLNonNull,
  getNullableType,
  getOperationAST,
  isNonNullType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import type { CallDefinition } from '../../src/rest/route'
import type { ErrorCode } from '../../src/shared/errors'
import { bodySchema, inputSchema } from './input-schemas'
import type { Components, JsonSchema } from './json-schema'
import type { Parameter } from './openapi'
import { placeholdersOf, schemaOf } from './output-schemas'

/** An operation of the schema as a call of REST sees it. */
export interface CalledOperation {
  /** The operation's name without `Rest`, in lower camel case. */
  id: string
  /** The first sentence of its description, without the full stop. */
  summary: string
  /** The other sentences; empty if there are none. */
  text: string
  /** The error codes, each with what the operation says of it (` if …`, ` for …`). */
  errors: Map<ErrorCode, string>
  who: Who
  access: Declaration['access']
  /** The schema of the response. */
  response: JsonSchema
  parameters: Parameter[]
  body: { schema: JsonSchema; isRequired: boolean } | undefined
}

interface Sources {
  schema: GraphQLSchema
  components: Components
}

/** Reads what an operation takes and returns from the schema. Throws for an operation of two fields. */
export function readOperation(
  definition: CallDefinition,
  path: string,
  sources: Sources,
): CalledOperation {
  const { schema, components } = sources
  const operation = operationOf(definition.document)
  const root = schema.getRootType(operation.operation)
  const [node, second] = operation.selectionSet.selections
  if (!root || node?.kind !== Kind.FIELD || second)
    throw new Error(`${path} runs an operation with more than one field`)
  const field = root.getFields()[node.name.value]
  if (!field) throw new Error(`the schema has no field ${node.name.value}`)
  const data = placeholdersOf(root, operation.selectionSet, {
    fragments: fragmentsOf(definition.document),
    components,
  })
  const input = inputOf(field)
  const body = definition.body && bodySchema(input, definition.body, components)
  const name = operation.name?.value.replace(/^Rest/, '') ?? ''
  const inQuery = definition.hasInputInQuery
    ? bodySchema(input, {}, components).properties
    : undefined
  const declared = declarationOf(field)
  const [summary = '', ...sentences] = (definition.description ?? declared.description).split(
    /(?<=\.) (?=[A-Z])/,
  )
  return {
    id: name.charAt(0).toLowerCase() + name.slice(1),
    summary: summary.replace(/\.$/, ''),
    text: sentences.join(' '),
    errors: errorsOf(definition.description ? [] : declared.errors),
    // API-11: `me` is null for a visitor, and REST has no null.
    who: field.name === 'me' ? 'member' : declared.who,
    access: declared.access,
    // Placeholders have the members of the data.
    response: definition.contentType
      ? { type: 'string' }
      : schemaOf(definition.pick(data as never)),
    parameters: inQuery
      ? Object.entries(inQuery).map(([one, of]) => parameter(one, 'query', of))
      : parametersOf(operation, field, path, components),
    body: body && {
      schema: components.define(String(input), body),
      isRequired: body.required !== undefined,
    },
  }
}

// GraphQL alone has extensions; a member of REST's error has the same name.
const errorsOf = (errors: Declaration['errors']) =>
  new Map(
    errors.map(one => [codeOf(one), one.slice(codeOf(one).length).replace(/extensions\./g, '')]),
  )

/** The operation's input; undefined if it has none. */
function inputOf({ args }: GraphQLField<unknown, unknown>) {
  const type = args.find(({ name }) => name === 'input')?.type
  return isNonNullType(type) ? type.ofType : type
}

/** The variables in the path, and those that a client may send as query parameters. */
function parametersOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  field: GraphQLField<unknown, unknown>,
  path: string,
  components: Components,
): Parameter[] {
  return variableDefinitions
    .map(({ variable }) => variable.name.value)
    .filter(name => !['input', 'first', 'after'].includes(name))
    .map(name => {
      // The operation passes each variable on as the argument of that name.
      const argument = field.args.find(arg => arg.name === name)
      if (!argument) throw new Error(`${path}: ${field.name} has no argument ${name}`)
      const place = path.includes(`:${name}`) ? 'path' : 'query'
      // A parameter is sent or not; it is never null.
      const type = new GraphQLNonNull(getNullableType(argument.type))
      return parameter(name, place, inputSchema({ ...argument, type }, components))
    })
}

/** A parameter with the description of its schema. */
function parameter(
  name: string,
  place: Parameter['in'],
  { description, ...schema }: JsonSchema,
): Parameter {
  return {
    name,
    in: place,
    required: place === 'path',
    ...(description && { description }),
    schema,
  }
}

/** The codes of the failures that any call of this kind can return. */
export function generalErrors({
  isOpen,
  isWrite,
}: {
  isOpen: boolean
  isWrite: boolean
}): ErrorCode[] {
  return [
    // An access token can be invalid or lack a scope with any call.
    ...(isOpen ? [] : (['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN'] as const)),
    ...(isWrite && !isOpen
      ? (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'IDEMPOTENCY_KEY_REUSED'] as const)
      : []),
    ...(['RATE_LIMITED', 'INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'] as const),
  ]
}

function operationOf(document: DocumentNode): OperationDefinitionNode {
  const operation = getOperationAST(document)
  if (!operation) throw new Error('a document without an operation')
  return operation
}

const fragmentsOf = ({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> =>
  Object.fromEntries(
    definitions.flatMap(one =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
    ),
  )
