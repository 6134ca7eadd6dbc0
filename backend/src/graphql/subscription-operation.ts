import {
  GraphQLError,
  OperationTypeNode,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql'
import type { SubscribePayload } from 'graphql-ws'
import { locateLiteral } from './literal-errors'
import { QUERY_LIMITS, VALIDATION_OPTIONS, queryLimitsRule, findCostError } from './query-limits'
import { rootConditionsRule } from './root-conditions'

type Operation = Omit<ExecutionArgs, 'contextValue'>

/** Far more texts than the clients of one server use. */
const DOCUMENTS_MAX = 100

/**
 * Returns a function that parses and validates a `subscribe` message. It returns the operation to
 * execute, or the errors; it throws a syntax error. Documents are cached by their text, because
 * each socket keeps a reference.
 */
export function createOperationReader(
  schema: GraphQLSchema,
): (payload: SubscribePayload) => Operation | GraphQLError[] {
  const documents = new Map<string, DocumentNode>()
  return ({ query, operationName, variables }) => {
    const document = documents.get(query) ?? parse(query, { maxLexicalTokens: QUERY_LIMITS.tokens })
    if (!documents.has(query)) {
      const rules = [...specifiedRules, queryLimitsRule, rootConditionsRule]
      const invalid = validate(schema, document, rules, VALIDATION_OPTIONS)
      for (const error of invalid) locateLiteral(error, document)
      if (invalid.length > 0)
        return invalid.map(error => withCode(error, 'GRAPHQL_VALIDATION_FAILED'))
      if (documents.size >= DOCUMENTS_MAX) documents.clear()
      documents.set(query, document)
    }
    const operation = getOperationAST(document, operationName)
    if (!operation) return [unresolved(operationName)]
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION) return [onlySubscriptions()]
    const costError = findCostError(operation, variables ?? {})
    if (costError) return [costError]
    return { schema, document, operationName, variableValues: variables }
  }
}

/** As Apollo Server says it by POST. */
const unresolved = (operationName: string | null | undefined) =>
  new GraphQLError(
    operationName
      ? `Unknown operation named "${operationName}".`
      : 'Must provide operation name if query contains multiple operations.',
    { extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } },
  )

const onlySubscriptions = () =>
  new GraphQLError('Only subscriptions are served here; send everything else by POST.', {
    extensions: { code: 'BAD_REQUEST' },
  })

/** Returns a copy of the error with a code, which keeps its other extensions. */
export const withCode = (error: GraphQLError, code: string): GraphQLError =>
  new GraphQLError(error.message, { nodes: error.nodes, extensions: { ...error.extensions, code } })
