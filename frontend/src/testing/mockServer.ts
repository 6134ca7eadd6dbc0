interface SentOperation {
  operationName: string
  variables: Record<string, unknown>
}

interface OperationResult {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions?: Record<string, unknown> }[]
}

type OperationHandlers = Record<
  string,
  (variables: Record<string, unknown>) => OperationResult | Promise<OperationResult>
>

/**
 * Replaces the server in component specs: responds to operations by name and returns the list of
 * sent operations.
 */
export function mockServer(answers: OperationHandlers): SentOperation[] {
  const operations: SentOperation[] = []
  globalThis.fetch = async (_url, init) => {
    // Every operation is sent as a JSON string.
    const sent = JSON.parse(init?.body as string) as Partial<SentOperation> & { query: string }
    const operationName = sent.operationName ?? /\w+ (\w+)/.exec(sent.query)?.[1] ?? ''
    const variables = sent.variables ?? {}
    operations.push({ operationName, variables })
    const answer = answers[operationName]
    if (!answer) throw new TypeError(`Nobody answers ${operationName}`)
    return response(await answer(variables))
  }
  return operations
}

/** Returns the variables of each sent operation of this name, in order. */
export const variablesOf = <Variables>(
  operations: readonly { operationName: string; variables: Variables }[],
  name: string,
): Variables[] =>
  operations.filter(({ operationName }) => operationName === name).map(({ variables }) => variables)

/** Returns the input of each sent mutation of this name, in order. */
export const inputsOf = (
  operations: readonly { operationName: string; variables: { input?: unknown } }[],
  name: string,
) => variablesOf(operations, name).map(({ input }) => input)

/** Returns a response with one error, in the server's shape. */
export function errorResponse(
  code: string,
  message: string,
  details: Record<string, unknown> = {},
) {
  return { data: null, errors: [{ message, extensions: { code, ...details } }] }
}

/* jsdom has no Response; this is the part that the code reads. */
function response(body: OperationResult): Response {
  return {
    ok: true,
    status: 200,
    headers: new Map([['content-type', 'application/json']]),
    text: () => Promise.resolve(JSON.stringify(body)),
    json: () => Promise.resolve(body),
  } as unknown as Response
}
