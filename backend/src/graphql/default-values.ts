import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLFieldResolver,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'

type Values = Record<string, unknown>
type Slot = GraphQLArgument | GraphQLInputField

/**
 * Replaces an explicit null for an argument or input field by its default, as if it were left out.
 * GraphQL itself passes the null to the resolver. Wraps only the fields that have such a default.
 */
export function readNullsAsDefaults(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const { args } = field
      if (!args.some(arg => hasDefault(arg, new Set()))) continue
      if (field.resolve) field.resolve = withDefaults(args, field.resolve)
      if (field.subscribe) field.subscribe = withDefaults(args, field.subscribe)
    }
  }
  return schema
}

type Resolver = GraphQLFieldResolver<unknown, unknown, Values>

function withDefaults(slots: readonly Slot[], resolve: Resolver): Resolver {
  return (root, args, context, info) => resolve(root, applyDefaults(slots, args), context, info)
}

/** Returns the values with each null replaced by its default, at any depth. */
function applyDefaults(slots: readonly Slot[], values: Values): Values {
  const result = { ...values }
  for (const { name, type, defaultValue } of slots)
    if (Object.hasOwn(values, name))
      result[name] =
        values[name] === null ? (defaultValue ?? null) : applyInnerDefaults(type, values[name])
  return result
}

function applyInnerDefaults(type: GraphQLInputType, value: unknown): unknown {
  const nullable = getNullableType(type)
  if (isListType(nullable) && Array.isArray(value))
    return value.map(item => applyInnerDefaults(nullable.ofType, item))
  if (!isInputObjectType(nullable) || value == null) return value
  // graphql-js has coerced it to this type.
  return applyDefaults(Object.values(nullable.getFields()), value as Values)
}

/** Returns true if the slot or anything in its type has a default; `seen` stops recursive types. */
function hasDefault({ type, defaultValue }: Slot, seen: Set<unknown>): boolean {
  if (defaultValue !== undefined) return true
  const named = getNamedType(type)
  if (!isInputObjectType(named) || seen.has(named)) return false
  seen.add(named)
  return Object.values(named.getFields()).some(field => hasDefault(field, seen))
}
