import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { JsonSchema } from '../scripts/openapi/json-schema'
import type { OpenApi, Response } from '../scripts/openapi/openapi'

// Written by codegen; openapi.spec.ts compares it with the code.
const document = JSON.parse(readFileSync(resolve(__dirname, '../openapi.json'), 'utf8')) as OpenApi

/** Each path as a pattern, with its operations by method. */
const calls = Object.entries(document.paths).map(([path, operations]) => ({
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  operations,
}))

/**
 * The statuses of requests that the document does not describe. A path has no such method, or a GET
 * has a body.
 */
const OTHER_STATUSES = { noSuchCall: [204, 308, 403, 404, 405, 413, 415], bodyOfGet: [413, 415] }

/** A response of a REST call, as the client receives it. */
interface Exchange {
  method: string
  url: string
  res: ServerResponse
  body: Buffer
}

/**
 * Keeps the server's REST responses. Returns a function that forgets them and returns what they have
 * that openapi.json does not allow: another status, a missing or additional member, a wrong type, a
 * missing header.
 */
export function watchResponses(server: Server): () => string[] {
  const exchanges: Exchange[] = []
  server.prependListener('request', ({ method = '', url = '' }: IncomingMessage, res) => {
    if (!/^\/api\/(?!openapi\.json)/.test(url)) return
    keepBody(res, body => exchanges.push({ method, url, res, body }))
  })
  return () =>
    exchanges.splice(0).flatMap(exchange => {
      const complaint = complain(exchange)
      const { method, url, res } = exchange
      return complaint ? [`${method} ${url} ${String(res.statusCode)}: ${complaint}`] : []
    })
}

/** Calls `done` with the body when the response ends. A response that is cut short never ends. */
function keepBody(res: ServerResponse, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = []
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk))
    else if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  }
  const [write, end] = [res.write.bind(res), res.end.bind(res)]
  res.write = ((...args: Parameters<typeof write>) => {
    keep(args[0])
    return write(...args)
  }) as typeof write
  res.end = ((...args: Parameters<typeof end>) => {
    keep(args[0])
    // The end of a response may call write.
    Object.assign(res, { write, end })
    done(Buffer.concat(chunks))
    return end(...args)
  }) as typeof end
}

function complain({ method, url, res, body }: Exchange): string | undefined {
  const response = documentedResponse(method, url, res.statusCode)
  if (typeof response === 'string') return response
  return response && complaintAbout(response, res, method === 'HEAD' ? undefined : body)
}

/**
 * Returns the documented response of a request with this status, or what is wrong with the status;
 * undefined for a response to a request that the document does not describe.
 */
export function documentedResponse(
  method: string,
  url: string,
  status: number,
): Response | string | undefined {
  const [path = ''] = url.split('?')
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase()
  const operation = calls.find(({ pattern }) => pattern.test(path))?.operations[verb]
  const response = operation?.responses[status]
  if (response) return resolved(response)
  const others = operation ? OTHER_STATUSES.bodyOfGet : OTHER_STATUSES.noSuchCall
  const isOther = others.includes(status) && (!operation || verb === 'get')
  return isOther ? undefined : 'this status is not documented'
}

function complaintAbout(
  { headers = {}, content }: Response,
  res: ServerResponse,
  body: Buffer | undefined,
): string | undefined {
  const missing = Object.keys(headers).filter(name => !res.hasHeader(name))
  if (missing.length > 0) return `without the header ${missing.join(', ')}`
  if (!content) return body?.length ? 'a body where none is documented' : undefined
  const [type = ''] = String(res.getHeader('content-type')).split(';')
  const schema = content[type]?.schema
  if (!schema) return `the type ${type} is not documented`
  if (type !== 'application/json' || !body) return undefined
  const text = res.getHeader('content-encoding') === 'gzip' ? gunzipSync(body) : body
  return validate(schema, JSON.parse(text.toString()))
}

function resolved(response: Response): Response {
  const name = response.$ref?.split('/').at(-1)
  return name === undefined ? response : (document.components.responses[name] ?? {})
}

const createValidator = () => {
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  addFormats(ajv)
  ajv.addSchema({ $id: 'openapi', components: { schemas: closed(document.components.schemas) } })
  return ajv
}
let validator: Ajv2020 | undefined
const compiled = new Map<string, ValidateFunction>()

/**
 * Returns what is wrong with the value; undefined if nothing is. An additional member is wrong here,
 * although clients must accept it.
 */
export function validate(schema: JsonSchema, value: unknown): string | undefined {
  validator ??= createValidator()
  const key = JSON.stringify(closed(schema)).replaceAll('"#/', '"openapi#/')
  const check = compiled.get(key) ?? validator.compile(JSON.parse(key) as JsonSchema)
  compiled.set(key, check)
  return check(value)
    ? undefined
    : `${validator.errorsText(check.errors)} in ${JSON.stringify(value)}`
}

/** Returns the value with every object schema closed. */
function closed<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    isObjectSchema(one) ? { additionalProperties: false, ...one } : one,
  ) as Value
}

function isObjectSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'object'
}
