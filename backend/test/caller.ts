import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { print } from 'graphql'
import type { CompleteData } from '../src/rest/route'
import type { FieldError } from '../src/shared/errors'

export interface Failure {
  code: string
  message: string
  fields?: FieldError[]
  resetsAt?: string
}

interface GraphqlAnswer<Data> {
  data?: Data | null
  errors?: { message: string; extensions: Omit<Failure, 'message'> }[]
}

export interface RestAnswer {
  status: number
  headers: Headers
  // Specs state the expected shape.
  body: any
}

/** A browser or script: keeps its session cookie. */
export class Caller {
  constructor(
    private readonly base: () => string,
    public cookie?: string,
    private readonly token?: string,
  ) {}

  /** Sends any request and stores the cookie of the response. */
  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.cookie) headers.set('cookie', this.cookie)
    if (this.token !== undefined) headers.set('authorization', `Bearer ${this.token}`)
    const response = await fetch(this.base() + path, { ...init, headers })
    const [set] = response.headers.getSetCookie()
    if (set) this.cookie = set.split(';')[0]
    return response
  }

  /** Sends the body as JSON. */
  post(path: string, body: unknown, headers: object = {}): Promise<Response> {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
    return this.send(path, { ...init, body: JSON.stringify(body) })
  }

  /** Calls a path below /api, with an optional JSON body; returns a download as text. */
  async rest(method: string, path: string, body?: unknown): Promise<RestAnswer> {
    const response = await this.send(`/api${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    })
    const { status, headers } = response
    const isJson = headers.get('content-type')?.includes('json')
    return { status, headers, body: isJson ? await response.json() : await response.text() }
  }

  /**
   * Returns the operation's data; throws if it fails, so a root field is null only where null is a
   * valid result.
   */
  async ok<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables?: Variables,
  ): Promise<CompleteData<Data>> {
    const { data, errors } = await this.graphql(document, variables)
    if (errors || !data) throw new Error(`the operation failed: ${JSON.stringify(errors)}`)
    // Failures were thrown above.
    return data as CompleteData<Data>
  }

  /**
   * Returns the operation's failure; throws if it succeeds. Variables may be invalid on purpose.
   */
  async fails(document: TypedDocumentNode<unknown, never>, variables?: object): Promise<Failure> {
    const { data, errors } = await this.graphql(document, variables)
    const [error] = errors ?? []
    if (!error) throw new Error(`the operation did not fail: ${JSON.stringify(data)}`)
    return { message: error.message, ...error.extensions }
  }

  private async graphql<Data>(
    document: TypedDocumentNode<Data, never>,
    variables?: object,
  ): Promise<GraphqlAnswer<Data>> {
    const response = await this.post('/graphql', { query: print(document), variables })
    return (await response.json()) as GraphqlAnswer<Data>
  }
}
