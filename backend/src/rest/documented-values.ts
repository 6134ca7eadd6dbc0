import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  Kind,
  typeFromAST,
  type DocumentNode,
  type GraphQLSchema,
  type GraphQLType,
  type NamedTypeNode,
} from 'graphql'
import { fieldAt, oneOf } from '../core/field-errors'
import type { FieldError } from '../shared/errors'
import {
  belowBody,
  emptyParameter,
  refusal,
  unknownMember,
  unknownParameter,
} from './validation-errors'

/** What is read of a request, with the complaints there are about it by now. */
interface Hearing {
  path: FieldError['path']
  complaints: FieldError[]
}

/**
 * What a JSON body or a query string says, in the schema's own words, by the types of the operation's
 * variables: documented values become enum members (`24_7_access` is `_24_7_access` there), an empty text
 * where a body has an option is no answer, and a missing text is an empty one, so that its own rule
 * complains. BAD_USER_INPUT names what the schema does not know, an option that is none, and a query
 * parameter without a value.
 */
export function heard(schema: GraphQLSchema, document: DocumentNode, variables: object): object {
  const given = new Map<string, unknown>(Object.entries(variables))
  const result: Record<string, unknown> = {}
  const complaints: FieldError[] = []
  for (const { variable, type } of operationOf(document).variableDefinitions ?? []) {
    const name = variable.name.value
    const hearing = { path: belowBody([name]), complaints }
    // graphql-js takes each of the three kinds of type, but not their union.
    const known = typeFromAST(schema, type as NamedTypeNode)
    // An empty text is a search like any other; an empty filter would keep everything.
    if (given.get(name) === '' && known !== GraphQLString) complaints.push(emptyParameter(name))
    const value = inward(known, given.get(name), hearing)
    // What is not given is left out, so that the operation's own default stands.
    if (value !== undefined) result[name] = value
    given.delete(name)
  }
  complaints.push(...[...given.keys()].map(unknownParameter))
  if (complaints.length > 0) throw refusal(complaints)
  return result
}

/** An operation's answer in the documented values. No document of rest.graphql renames a field. */
export function spoken(schema: GraphQLSchema, document: DocumentNode, data: unknown): unknown {
  return outward(schema.getRootType(operationOf(document).operation) ?? undefined, data)
}

function inward(type: GraphQLType | undefined, value: unknown, hearing: Hearing): unknown {
  if (type instanceof GraphQLNonNull)
    return value == null && type.ofType === GraphQLString ? '' : inward(type.ofType, value, hearing)
  if (type instanceof GraphQLInputObjectType) return members(type, value, hearing)
  if (type instanceof GraphQLList)
    return each(value, (one, index) => inward(type.ofType, one, below(hearing, index)))
  if (type instanceof GraphQLEnumType) return memberOf(type, value, hearing)
  return value
}

const below = ({ path, complaints }: Hearing, step: string | number): Hearing => ({
  path: [...path, step],
  complaints,
})

function outward(type: GraphQLType | undefined, value: unknown): unknown {
  if (value == null) return value
  if (type instanceof GraphQLNonNull) return outward(type.ofType, value)
  if (type instanceof GraphQLList) return each(value, one => outward(type.ofType, one))
  if (type instanceof GraphQLEnumType) return documented(type, value)
  if (!(type instanceof GraphQLObjectType) || typeof value !== 'object') return value
  const fields = type.getFields()
  const said = Object.entries(value).map(([name, one]) => [name, outward(fields[name]?.type, one)])
  return Object.fromEntries(said)
}

/** A list is no set of members, whatever its length; the schema refuses null. */
function members(type: GraphQLInputObjectType, value: unknown, hearing: Hearing): unknown {
  if (Array.isArray(value)) return null
  if (value != null && typeof value !== 'object') return value
  const given = new Map<string, unknown>(Object.entries(value ?? {}))
  const fields = Object.values(type.getFields())
  const known = new Set(fields.map(({ name }) => name))
  for (const name of given.keys())
    if (!known.has(name)) hearing.complaints.push(unknownMember([...hearing.path, name]))
  return Object.fromEntries(
    fields.map(({ name, type: of }) => [name, inward(of, given.get(name), below(hearing, name))]),
  )
}

function each(value: unknown, one: (item: unknown, index: number) => unknown): unknown {
  if (value === '') return undefined
  return Array.isArray(value) ? value.map(one) : value == null ? value : one(value, 0)
}

function documented(type: GraphQLEnumType, member: unknown): unknown {
  return type.getValues().find(({ name }) => name === member)?.value
}

/** The member with that documented value; what is none is refused, also when it is spelled like one. */
function memberOf(type: GraphQLEnumType, value: unknown, { path, complaints }: Hearing): unknown {
  if (value === '' || value == null) return undefined
  const member = type.getValues().find(({ value: spelled }) => spelled === value)
  if (member) return member.name
  const allowed = type.getValues().map(({ value: spelled }) => String(spelled))
  complaints.push({ field: fieldAt(path), message: oneOf(allowed), path })
  return undefined
}

function operationOf(document: DocumentNode) {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  if (operation?.kind !== Kind.OPERATION_DEFINITION)
    throw new Error('a document without an operation')
  return operation
}
