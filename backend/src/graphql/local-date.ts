import { GraphQLError, GraphQLScalarType, type ValueNode } from 'graphql'
import { GraphQLLocalDate } from 'graphql-scalars'

function checked(date: string, nodes?: ValueNode): string {
  if (!date.startsWith('0000')) return date
  throw new GraphQLError(`Value is not a valid LocalDate: ${date}`, { nodes })
}

/** A day as YYYY-MM-DD. Refuses the year 0, which PostgreSQL does not have. */
export const LocalDate = new GraphQLScalarType<string, string>({
  ...GraphQLLocalDate.toConfig(),
  parseValue: value => checked(GraphQLLocalDate.parseValue(value)),
  parseLiteral: (node, variables) => checked(GraphQLLocalDate.parseLiteral(node, variables), node),
})
