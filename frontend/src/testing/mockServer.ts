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

/** Stands in for the server in component specs: answers operations by name, remembers what was asked. */
export function mockServer(answers: OperationHandlers): SentOperation[] {
  const asked: SentOperation[] = []
  globalThis.fetch = async (_url, init) => {
    // Apollo's HttpLink sends every operation as a JSON string.
    const { operationName, variables } = JSON.parse(init?.body as string) as SentOperation
    asked.push({ operationName, variables })
    const answer = answers[operationName]
    if (!answer) throw new TypeError(`Nobody answers ${operationName}`)
    return response(await answer(variables))
  }
  return asked
}

/** An answer with one error, as the server words it. */
export function errorResponse(
  code: string,
  message: string,
  details: Record<string, unknown> = {},
) {
  return { data: null, errors: [{ message, extensions: { code, ...details } }] }
}

/* jsdom has no Response; this is all of it that Apollo reads. */
function response(body: OperationResult): Response {
  return {
    ok: true,
    status: 200,
    headers: new Map([['content-type', 'application/json']]),
    text: () => Promise.resolve(JSON.stringify(body)),
  } as unknown as Response
}
