import { GraphQLError, isEnumType, isIntrospectionType, type GraphQLSchema } from 'graphql'
import { isReadOnly } from './open-enums'

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
