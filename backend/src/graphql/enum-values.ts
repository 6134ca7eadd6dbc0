import {
  Kind,
  GraphQLError,
  extendSchema,
  isEnumType,
  isIntrospectionType,
  type DocumentNode,
  type GraphQLEnumValue,
  type GraphQLSchema,
} from 'graphql'
import { UNKNOWN_NAME } from '../core/open-enum'

interface NamedValue {
  name: string
  description: string
  /** True if clients read it and never choose it. */
  isReadOnly?: boolean
}

const IS_READ_ONLY = 'isReadOnly'

/** Whether clients read this value and never choose it. */
const isReadOnly = ({ extensions }: Pick<GraphQLEnumValue, 'extensions'>): boolean =>
  extensions[IS_READ_ONLY] === true

/**
 * Returns the schema with these values added to its open enums, by the enum's name. An unknown
 * stored value is returned as `other`, so that one old row does not fail a whole list.
 */
export function extendOpenEnums(
  schema: GraphQLSchema,
  valuesByEnum: Record<string, readonly NamedValue[]>,
): GraphQLSchema {
  const extended = extendSchema(schema, extensionsOf(valuesByEnum))
  for (const [name, values] of Object.entries(valuesByEnum)) {
    const type = extended.getType(name)
    if (!isEnumType(type)) throw new Error(`${name} is no enum of the schema`)
    const known = new Set<unknown>(type.getValues().map(({ value }): unknown => value))
    const readOnly = values.filter(value => value.isReadOnly).map(value => value.name)
    for (const value of [UNKNOWN_NAME, ...readOnly].map(one => type.getValue(one)))
      if (value) value.extensions = { ...value.extensions, [IS_READ_ONLY]: true }
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

/**
 * Adds the values that clients can choose, as the extension `allowed`, to the error for an invalid
 * enum value.
 */
export function reportAllowedValues(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isEnumType(type) || isIntrospectionType(type)) continue
    const allowed = type.getValues().flatMap(value => (isReadOnly(value) ? [] : value.name))
    const withAllowed = <Given extends unknown[]>(parse: (...given: Given) => unknown) => {
      return (...given: Given) => {
        try {
          return parse(...given)
        } catch (error) {
          if (!(error instanceof GraphQLError)) throw error
          throw new GraphQLError(error.message, { nodes: error.nodes, extensions: { allowed } })
        }
      }
    }
    type.parseValue = withAllowed(type.parseValue.bind(type))
    type.parseLiteral = withAllowed(type.parseLiteral.bind(type))
  }
  return schema
}
