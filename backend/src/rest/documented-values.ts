import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  isEnumType,
  Kind,
  typeFromAST,
  type DocumentNode,
  type GraphQLSchema,
  type GraphQLType,
  type NamedTypeNode,
} from 'graphql'
import type { Serializers } from '../graphql/compiled-operation'
import { fieldAt, oneOfMessage } from '../core/field-errors'
import type { FieldError } from '../shared/errors'
import {
  withoutInput,
  emptyParameter,
  validationError,
  unknownMember,
  unknownParameter,
} from './validation-errors'

/** The path of the current value, and the errors found so far. */
interface Conversion {
  path: FieldError['path']
  errors: FieldError[]
}

/**
 * Converts a JSON body or query string to variables of the operation's types. Documented values
 * become enum members (`24_7_access` becomes `_24_7_access`). An empty text for an enum in a body
 * counts as not given. A missing required text becomes an empty one, so that its validation rule
 * reports it. Throws BAD_USER_INPUT that names unknown members, unknown enum values, and query
 * parameters without a value.
 */
export function toSchema(schema: GraphQLSchema, document: DocumentNode, variables: object): object {
  const sent = new Map<string, unknown>(Object.entries(variables))
  const result: Record<string, unknown> = {}
  const errors: FieldError[] = []
  for (const { variable, type } of operationOf(document).variableDefinitions ?? []) {
    const name = variable.name.value
    const conversion = { path: withoutInput([name]), errors }
    // graphql-js accepts each of the three kinds of type, but its types do not accept the union.
    const known = typeFromAST(schema, type as NamedTypeNode)
    // An empty search text is valid; an empty filter would return the whole list.
    if (sent.get(name) === '' && known !== GraphQLString) errors.push(emptyParameter(name))
    const value = valueToSchema(known, sent.get(name), conversion)
    // Omitted values stay omitted, so that the operation's default applies.
    if (value !== undefined) result[name] = value
    sent.delete(name)
  }
  errors.push(...[...sent.keys()].map(unknownParameter))
  if (errors.length > 0) throw validationError(errors)
  return result
}

/** Returns serializers to documented values, for the enums whose members have other names. */
export function documentedSerializers(schema: GraphQLSchema): Serializers {
  const renamed = Object.values(schema.getTypeMap())
    .filter(isEnumType)
    .filter(type => type.getValues().some(({ name, value }) => name !== value))
  return Object.fromEntries(
    renamed.map(type => [
      type.name,
      (value: unknown) => type.getValue(String(type.serialize(value)))?.value as unknown,
    ]),
  )
}

function valueToSchema(
  type: GraphQLType | undefined,
  value: unknown,
  conversion: Conversion,
): unknown {
  if (type instanceof GraphQLNonNull)
    return value == null && type.ofType === GraphQLString
      ? ''
      : valueToSchema(type.ofType, value, conversion)
  if (type instanceof GraphQLInputObjectType) return inputToSchema(type, value, conversion)
  if (type instanceof GraphQLList)
    return mapList(value, (one, index) => valueToSchema(type.ofType, one, below(conversion, index)))
  if (type instanceof GraphQLEnumType) return enumToSchema(type, value, conversion)
  return value
}

const below = ({ path, errors }: Conversion, step: string | number): Conversion => ({
  path: [...path, step],
  errors,
})

/** Converts an input object. Returns null for a list, which the schema then refuses. */
function inputToSchema(
  type: GraphQLInputObjectType,
  value: unknown,
  conversion: Conversion,
): unknown {
  if (Array.isArray(value)) return null
  if (value != null && typeof value !== 'object') return value
  const sent = new Map<string, unknown>(Object.entries(value ?? {}))
  const fields = Object.values(type.getFields())
  const known = new Set(fields.map(({ name }) => name))
  for (const name of sent.keys())
    if (!known.has(name)) conversion.errors.push(unknownMember([...conversion.path, name]))
  const converted = fields.map(({ name, type: of }) => [
    name,
    valueToSchema(of, sent.get(name), below(conversion, name)),
  ])
  // Omitted members stay omitted, because an undefined member would count as null.
  return Object.fromEntries(converted.filter(([, one]) => one !== undefined))
}

function mapList(value: unknown, one: (item: unknown, index: number) => unknown): unknown {
  if (value === '') return undefined
  return Array.isArray(value) ? value.map(one) : value == null ? value : one(value, 0)
}

/**
 * Returns the enum member with that documented value. Records an error for any other value, also a
 * member's name.
 */
function enumToSchema(
  type: GraphQLEnumType,
  value: unknown,
  { path, errors }: Conversion,
): unknown {
  if (value === '' || value == null) return undefined
  const member = type.getValues().find(({ value: documentedValue }) => documentedValue === value)
  if (member) return member.name
  const allowed = type.getValues().map(({ value: documentedValue }) => String(documentedValue))
  errors.push({ field: fieldAt(path), message: oneOfMessage(allowed), path })
  return undefined
}

function operationOf(document: DocumentNode) {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  if (operation?.kind !== Kind.OPERATION_DEFINITION)
    throw new Error('a document without an operation')
  return operation
}
