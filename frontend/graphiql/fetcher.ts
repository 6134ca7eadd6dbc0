import type { GraphiQLProps } from 'graphiql'
import { OperationTypeNode, getOperationAST, parse, type ExecutionResult } from 'graphql'
import { createClient, type SubscribePayload } from 'graphql-ws'

/** An operation as GraphiQL passes it. */
type Operation = Parameters<NonNullable<GraphiQLProps['fetcher']>>[0]

/** GraphiQL's type expects errors of graphql-js's class; it displays plain JSON errors too. */
type Answer = ExecutionResult<Record<string, unknown>, Record<string, unknown>>

/**
 * Opens with the first subscription and closes after the last, so that a new one uses the current
 * session.
 */
const socket = createClient({
  url: () => `${location.origin.replace(/^http/, 'ws')}/graphql`,
  retryAttempts: 0,
})

/** Sends subscriptions over the socket and everything else by POST. */
export const fetcher: GraphiQLProps['fetcher'] = operation =>
  isSubscription(operation) ? subscribe(operation) : ask(operation)

function isSubscription({ query, operationName }: Operation): boolean {
  return getOperationAST(parse(query), operationName)?.operation === OperationTypeNode.SUBSCRIPTION
}

async function ask(operation: Operation): Promise<object> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json;q=0.9',
    },
    body: JSON.stringify(operation),
  })
  // The server always responds with JSON on this path.
  return (await response.json()) as object
}

/**
 * Yields responses as they arrive. A refused subscription yields its errors; a lost connection
 * throws.
 */
async function* subscribe({ query, operationName, variables }: Operation): AsyncGenerator<Answer> {
  // GraphiQL has parsed the variables from JSON; null means none.
  const payload = { query, operationName, variables: variables as SubscribePayload['variables'] }
  try {
    for await (const answer of socket.iterate(payload)) yield answer as Answer
  } catch (error) {
    if (Array.isArray(error)) yield { errors: error }
    else
      throw new Error('The connection to the server has broken off. Subscribe again.', {
        cause: error,
      })
  }
}
