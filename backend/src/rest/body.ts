import type { Request } from 'express'
import { AppError } from '../core/errors'
import { notAnObject, refuseAll, validationError, unknownMember } from './validation-errors'

/**
 * Reads the variables from a request, and names the members in an error as the client sent them.
 */
export interface RequestReader<Variables> {
  variables: (req: Request) => Variables
  toRequestError: (req: Request, error: unknown) => unknown
  /** How the body becomes the operation's `input`; undefined if there is none. */
  body?: BodyOptions
}

/** A member that has another name in the schema. */
interface RenamedField {
  name: string
  /** Normalises the value as the schema does: spellings with the same result are the same value. */
  read: (value: string) => string | null
}

export interface BodyOptions {
  /** By their REST name; the schema's name is accepted too. */
  renamed?: Readonly<Record<string, RenamedField>>
  /** Members that the site's own clients send and that have no effect. */
  ignored?: readonly string[]
}

/** A call without a body. */
export const noBody: RequestReader<Record<string, unknown>> = {
  variables: req => {
    refuseAll(requireObject(req.body), name => unknownMember([name]))
    return {}
  },
  toRequestError: (_req, error) => error,
}

/**
 * Passes the request's body as the operation's `input`; documented-values.ts refuses unknown
 * members.
 */
export function bodyAsInput(body: BodyOptions): RequestReader<{ input: unknown }> {
  const { renamed = {}, ignored = [] } = body
  return {
    body,
    variables: ({ body }) => ({ input: read(requireObject(body), renamed, ignored) }),
    toRequestError: ({ body }, error) =>
      isObject(body) ? withSentNames(error, body, renamed) : error,
  }
}

type Body = Record<string, unknown>

const isObject = (body: unknown): body is Body =>
  typeof body === 'object' && body !== null && !Array.isArray(body)

/** Returns the body, `{}` without one. Throws BAD_USER_INPUT for a body that is not an object. */
function requireObject(body: unknown = {}): Body {
  if (!isObject(body)) throw validationError([notAnObject])
  return body
}

function read(body: Body, renamed: BodyOptions['renamed'] = {}, ignored: readonly string[]): Body {
  const input = new Map(Object.entries(body))
  for (const name of ignored) input.delete(name)
  for (const [sent, { name, read: readText }] of Object.entries(renamed)) {
    const [one, other] = [input.get(sent), input.get(name)]
    const isSame = normalizeWith(one, readText) === normalizeWith(other, readText)
    if (isPresent(one) && isPresent(other) && !isSame)
      throw validationError([
        { field: sent, message: `Please send only one of ${sent} and ${name}`, path: [sent] },
      ])
    input.delete(sent)
    if (isPresent(one)) input.set(name, one)
  }
  return Object.fromEntries(input)
}

const isPresent = (value: unknown) =>
  value != null && !(typeof value === 'string' && value.trim() === '')

const normalizeWith = (value: unknown, readText: RenamedField['read']) =>
  typeof value === 'string' ? readText(value) : value

/** Returns the error with the member names of the body. */
function withSentNames(error: unknown, body: Body, renamed: BodyOptions['renamed'] = {}): unknown {
  if (!(error instanceof AppError)) return error
  const { fields } = error.extensions
  if (!fields) return error
  const sentAs = new Map(
    Object.entries(renamed)
      .filter(([sent]) => isPresent(body[sent]))
      .map(([sent, { name }]) => [name, sent]),
  )
  return error.withFields(
    fields.map(one => {
      const sent = sentAs.get(one.field)
      return sent === undefined ? one : { ...one, field: sent, path: [sent] }
    }),
  )
}
