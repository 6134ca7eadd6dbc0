import type { GraphiQLProps } from 'graphiql'
import { OperationTypeNode, getOperationAST, parse, type ExecutionResult } from 'graphql'
import { createClient, type SubscribePayload } from 'graphql-ws'

/** One operation as GraphiQL hands it over. */
type Operation = Parameters<NonNullable<GraphiQLProps['fetcher']>>[0]

/** GraphiQL's type has errors as the class of graphql-js; it shows them as the JSON they are. */
type Answer = ExecutionResult<Record<string, unknown>, Record<string, unknown>>

/** Opens with the first subscription and closes after the last, so that each finds the session of now. */
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
  // The server answers nothing else on this path.
  return (await response.json()) as object
}

/** Answers as they come. A refusal is an answer too; a line that broke is said in words. */
async function* subscribe({ query, operationName, variables }: Operation): AsyncGenerator<Answer> {
  // GraphiQL has parsed the variables from JSON; null stands for none.
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
