import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql'
import { getMetadataStorage } from 'type-graphql'
import type { LimitedExtensions } from '../../src/core/satisfies.decorator'
import type { BodyOptions } from '../../src/rest/body'
import { described, nullable, scalarSchema, withLimits, type Components } from './json-schema'
import type { JsonSchema } from './json-schema'

/** The schema of a field of an input, or of an argument, with the limits that `Satisfies` set. */
export function inputSchema(
  { type, description, defaultValue, extensions }: GraphQLInputField | GraphQLArgument,
  components: Components,
): JsonSchema {
  const { limits }: LimitedExtensions = extensions
  const isRequired = isNonNullType(type)
  const schema = withLimits(valueSchema(isRequired ? type.ofType : type, components), limits)
  return {
    ...described(isRequired ? schema : nullable(schema), description),
    ...(defaultValue !== undefined && { default: defaultValue }),
  }
}

function valueSchema(type: GraphQLInputType, components: Components): JsonSchema {
  if (isNonNullType(type)) return valueSchema(type.ofType, components)
  if (isListType(type)) return { type: 'array', items: valueSchema(type.ofType, components) }
  if (isEnumType(type)) return components.defineEnum(type)
  if (isScalarType(type)) return scalarSchema(type)
  throw new Error(`no call of REST has a value of the type ${String(type)}`)
}

/** The schema of a body that is the operation's input. */
export function bodySchema(
  type: GraphQLInputType | undefined,
  { renamed = {}, ignored = [] }: BodyOptions,
  components: Components,
): JsonSchema {
  if (!isInputObjectType(type)) throw new Error('the input of a call is not an input type')
  const own = Object.values(type.getFields()).map(field => {
    const extensions = { ...extensionsOf(type.name, field.name) }
    return [field.name, inputSchema({ ...field, extensions }, components)] as const
  })
  const byName = new Map(own)
  const others = Object.entries(renamed).map(([sent, { name }]): [string, JsonSchema] => [
    sent,
    described(byName.get(name) ?? {}, `The same as \`${name}\`; send one of the two.`),
  ])
  const unused = ignored.map((name): [string, JsonSchema] => [
    name,
    { description: 'Accepted and ignored.' },
  ])
  const required = requiredFields(type)
  return {
    type: 'object',
    ...(type.description && { description: type.description }),
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries([...own, ...others, ...unused]),
    additionalProperties: false,
  }
}

/** Returns a field's extensions. TypeGraphQL's schema lacks those of inherited fields. */
function extensionsOf(input: string, name: string): LimitedExtensions {
  const { inputTypes, fieldExtensions } = getMetadataStorage()
  const target = inputTypes.find(one => one.name === input)?.target
  const found = fieldExtensions.find(
    one =>
      one.fieldName === name &&
      (one.target === target || Object.prototype.isPrototypeOf.call(one.target, target ?? {})),
  )
  return { ...found?.extensions }
}

const requiredFields = (type: GraphQLInputObjectType) =>
  Object.values(type.getFields())
    .filter(field => isNonNullType(field.type) && field.defaultValue === undefined)
    .map(({ name }) => name)
