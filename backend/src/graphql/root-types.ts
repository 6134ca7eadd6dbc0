import { OperationTypeNode, type GraphQLSchema } from 'graphql'
import { isDeclared } from './operation.decorators'

const DESCRIPTIONS: Record<OperationTypeNode, string> = {
  [OperationTypeNode.QUERY]:
    'Reads data and changes nothing. Each field’s description says who may read it and which errors it returns.',
  [OperationTypeNode.MUTATION]:
    'Changes data. The mutations of one operation run in order, and one that fails does not stop those after it. None runs if the caller may not select one of the operation’s fields.',
  [OperationTypeNode.SUBSCRIPTION]:
    'Sends events over a WebSocket at /graphql, in the protocol graphql-transport-ws.',
}

/**
 * Sets the descriptions of Query, Mutation and Subscription, for which TypeGraphQL has no option.
 * Throws if an operation does not declare who may call it.
 */
export function describeRootTypes(schema: GraphQLSchema): GraphQLSchema {
  for (const operation of Object.values(OperationTypeNode)) {
    const type = schema.getRootType(operation)
    if (!type) continue
    type.description = DESCRIPTIONS[operation]
    for (const field of Object.values(type.getFields()))
      if (!isDeclared(field)) throw new Error(`${field.name} does not declare who may call it`)
  }
  return schema
}
