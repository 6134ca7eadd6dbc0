/** Sends requests as a visitor does. Each is sent once, always ends, and is timed. */
import { randomInt } from 'node:crypto'
import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { performance } from 'node:perf_hooks'

const TIMEOUT_MS = 20_000
/** A new connection for each request, so that none is sent on a connection that is closing. */
const unkept = new Agent({ keepAlive: false })

export interface HttpResponse {
  /** 0 without a complete response. */
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** The code of the error when no response came. */
  failure?: string
  beganAt: number
  ms: number
}

export interface RequestOptions {
  /** With a body, the request is a POST. */
  body?: object
  cookie?: string | undefined
  /** The visitor's address, as a proxy forwards it; random by default. */
  address?: string
  headers?: OutgoingHttpHeaders
  agent?: Agent
}

export function sendRequest(
  url: string,
  { body, cookie, address = anyAddress(), headers, agent = unkept }: RequestOptions = {},
): Promise<HttpResponse> {
  const beganAt = performance.now()
  const options = {
    method: body ? 'POST' : 'GET',
    headers: {
      'x-forwarded-for': address,
      ...(body && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...headers,
    },
    agent,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }
  return new Promise(resolve => {
    const end = (response: Partial<HttpResponse>) => {
      const ms = performance.now() - beganAt
      resolve({ status: 0, headers: {}, text: '', beganAt, ms, ...response })
    }
    const fail = (error: NodeJS.ErrnoException) => end({ failure: error.code ?? error.message })
    const sent = request(url, options, response => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.once('error', fail)
      response.once('end', () => {
        end({ status: response.statusCode ?? 0, headers: response.headers, text })
      })
    })
    sent.once('error', fail)
    sent.end(body && JSON.stringify(body))
  })
}

/** Parses a response's JSON, as documented in docs/api.md; undefined if it is not JSON. */
export function jsonOf<Body>({ text }: HttpResponse): Partial<Body> | undefined {
  try {
    return JSON.parse(text) as Partial<Body>
  } catch {
    return undefined
  }
}

/** Returns the Cookie header with the cookies that a response has set. */
export const cookieOf = ({ headers }: HttpResponse): string =>
  (headers['set-cookie'] ?? []).map(line => line.split(';')[0]).join('; ')

/** Runs an operation and returns its data. Throws the code of the first error. */
export async function graphql<Data>(
  url: string,
  body: { query: string; variables?: object },
  cookie?: string,
): Promise<Data> {
  const response = await sendRequest(`${url}/graphql`, { body, cookie })
  const { data, errors } =
    jsonOf<{ data: Data; errors: { extensions?: { code?: string } }[] }>(response) ?? {}
  if (data && !errors) return data
  const reason = errors?.[0]?.extensions?.code ?? response.failure ?? ''
  throw new Error(`${response.status} ${reason}`)
}

/** Returns one of 16 million private addresses. */
const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
