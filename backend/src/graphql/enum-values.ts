import { GraphQLError, isEnumType, isIntrospectionType, type GraphQLSchema } from 'graphql'

/** Lets a refused value of an enum say, as the extension `allowed`, which values there are. */
export function reportAllowedValues(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isEnumType(type) || isIntrospectionType(type)) continue
    const allowed = type.getValues().map(({ name }) => name)
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
