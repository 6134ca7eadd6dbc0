import { GraphQLError, Kind, type FieldNode, type GraphQLFormattedError } from 'graphql'
import { ERRORS, type FieldError } from '../shared/errors'
import { missingChoiceMessages } from '../shared/rules'

type Path = FieldError['path']

/** An error of a field, whose path may be found out later, when the answer is written. */
export type PartialFieldError = Omit<FieldError, 'path'> & Partial<FieldError>

/** class-validator's report of one member, and of those below it. */
interface Report {
  property: string
  constraints?: Record<string, string>
  children?: Report[]
}

/** class-validator's reports, cut down to path and message (they carry the whole input otherwise). */
export function fieldErrorsOf(reports: readonly Report[], error: unknown): FieldError[] {
  return reports.flatMap(report => flattenReport(report, [])).map(one => withPath(one, error))
}

function flattenReport(
  { property, constraints, children = [] }: Report,
  above: Path,
): PartialFieldError[] {
  const path = [...above, /^\d+$/.test(property) ? Number(property) : property]
  const below = children.flatMap(child => flattenReport(child, path))
  if (!constraints && below.length > 0) return below
  const message = Object.values(constraints ?? {})[0] ?? ERRORS.BAD_USER_INPUT.message
  return [{ field: fieldAt(path), message, path }, ...below]
}

/**
 * The error with its whole path. What a service refuses is an argument when the call gives one of that
 * name, and otherwise a member of its one `input`.
 */
export function withPath(
  { field, message, path = [field] }: PartialFieldError,
  error: unknown,
): FieldError {
  const args = fieldNodeOf(error)?.arguments?.map(({ name }) => name.value) ?? []
  const isInside = args.includes('input') && !args.includes(String(path[0]))
  return { field, message, path: isInside ? ['input', ...path] : path }
}

function fieldNodeOf(error: unknown): FieldNode | undefined {
  const node = error instanceof GraphQLError ? error.nodes?.[0] : undefined
  return node?.kind === Kind.FIELD ? node : undefined
}

/**
 * A value of the wrong kind: graphql-js's words quote the whole input, so only its path is kept. The
 * path begins with the variable that held the value, or with the argument.
 */
export function wrongTypeError({ message, extensions }: GraphQLFormattedError): FieldError {
  return fieldErrorAt(pathIn(message), message, extensions?.['allowed'])
}

/**
 * The error of the value at a path, by graphql-js's message, of which nothing is repeated, and by the
 * values that are allowed there, if any. A member that this message misses in it is the one at fault.
 */
export function fieldErrorAt(path: Path, words: string, allowed: unknown): FieldError {
  const [, missing] = /^Field "[^".]+\.([^"]+)" of required type/.exec(words) ?? []
  const whole = missing === undefined ? path : [...path, missing]
  const field = fieldAt(whole)
  return { field, message: messageFor(field, words, allowed), path: whole }
}

function pathIn(message: string): Path {
  const [, root = 'input'] = /^(?:Variable "\$|Argument ")([^"]+)"/.exec(message) ?? []
  // The last one that is named for this variable: what is before may be a part of the value.
  const positions = message.split(` at "${root}`).slice(1)
  const below = positions.at(-1)?.split('"')[0] ?? ''
  const steps = below.match(/[^.[\]]+/g) ?? []
  const [, member] = /; Field "([^"]+)"/.exec(message) ?? []
  const path = [root, ...steps.map(step => (/^\d+$/.test(step) ? Number(step) : step))]
  return member === undefined ? path : [...path, member]
}

/** The name of what stands at a path: of an item of a list, the list's. */
export function fieldAt(path: Path): string {
  return path.findLast(step => typeof step === 'string') ?? 'input'
}

function messageFor(field: string, message: string, allowed: unknown): string {
  if (Array.isArray(allowed)) return oneOfMessage(allowed.map(String))
  const isMissing = /was not provided|not to be null|must not be null|, found null\.$/.test(message)
  if (isMissing) return missingChoiceMessages[field] ?? 'This field is required'
  return message.includes('is not defined by type') ? UNKNOWN_FIELD : WRONG_TYPE
}

export const UNKNOWN_FIELD = 'This field is not known here'
const WRONG_TYPE = 'This value is not of the right kind'

/** The message for a value that is none of an enum's. */
export const oneOfMessage = (allowed: readonly string[]) =>
  `Please send one of: ${allowed.join(', ')}`
