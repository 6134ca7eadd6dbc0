import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { JsonSchema } from '../scripts/openapi/json-schema'
import type { OpenApi, Response } from '../scripts/openapi/openapi'
import type { Exchange } from './watch-responses'

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

/**
 * Returns what responses have that openapi.json does not allow: another status, a missing or
 * additional member, a wrong type, a missing header (API-13).
 */
export function complaintsAbout(exchanges: readonly Exchange[]): string[] {
  return exchanges.flatMap(exchange => {
    const complaint = complain(exchange)
    const { method, url, res } = exchange
    return complaint ? [`${method} ${url} ${String(res.statusCode)}: ${complaint}`] : []
  })
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

const ajv = new Ajv2020({ allErrors: true, strict: false })
addFormats(ajv)
ajv.addSchema({ $id: 'openapi', components: { schemas: closed(document.components.schemas) } })
const compiled = new WeakMap<JsonSchema, ValidateFunction>()

/**
 * Returns what is wrong with the value; undefined if nothing is. An additional member is wrong here,
 * although clients must accept it.
 */
export function validate(schema: JsonSchema, value: unknown): string | undefined {
  const check = compiled.get(schema) ?? compile(schema)
  compiled.set(schema, check)
  return check(value) ? undefined : `${ajv.errorsText(check.errors)} in ${JSON.stringify(value)}`
}

/** Compiles a schema, whose references lead to the document. */
function compile(schema: JsonSchema): ValidateFunction {
  const text = JSON.stringify(closed(schema)).replaceAll('"#/', '"openapi#/')
  return ajv.compile(JSON.parse(text) as JsonSchema)
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
