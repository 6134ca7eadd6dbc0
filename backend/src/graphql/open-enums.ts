import { Kind, extendSchema, isEnumType, type DocumentNode, type GraphQLSchema } from 'graphql'
import { UNKNOWN_NAME } from '../core/open-enum'

interface NamedValue {
  name: string
  description: string
}

/**
 * Returns the schema with these values added to its open enums, by the enum's name. An unknown
 * stored value is returned as `other`, so that one old row does not fail a whole list.
 */
export function extendOpenEnums(
  schema: GraphQLSchema,
  valuesByEnum: Record<string, readonly NamedValue[]>,
): GraphQLSchema {
  const extended = extendSchema(schema, extensionsOf(valuesByEnum))
  for (const name of Object.keys(valuesByEnum)) {
    const type = extended.getType(name)
    if (!isEnumType(type)) throw new Error(`${name} is no enum of the schema`)
    const known = new Set<unknown>(type.getValues().map(({ value }): unknown => value))
    const serialize = type.serialize.bind(type)
    type.serialize = value => serialize(known.has(value) ? value : UNKNOWN_NAME)
  }
  return extended
}

function extensionsOf(valuesByEnum: Record<string, readonly NamedValue[]>): DocumentNode {
  return {
    kind: Kind.DOCUMENT,
    definitions: Object.entries(valuesByEnum).map(([name, values]) => ({
      kind: Kind.ENUM_TYPE_EXTENSION,
      name: nameNode(name),
      values: values.map(value => ({
        kind: Kind.ENUM_VALUE_DEFINITION,
        name: nameNode(value.name),
        description: { kind: Kind.STRING, value: value.description },
      })),
    })),
  }
}

const nameNode = (value: string) => ({ kind: Kind.NAME, value }) as const
