import { GraphQLError, Kind, type FieldNode, type GraphQLFormattedError } from 'graphql'
import { ERRORS, type FieldError } from '../shared/errors'
import { missingChoiceMessages } from '../shared/rules'

type Path = FieldError['path']

/** An error of a field; its path may be added later, when the response is written. */
export type PartialFieldError = Omit<FieldError, 'path'> & Partial<FieldError>

/** class-validator's report of one member and its children. */
interface Report {
  property: string
  constraints?: Record<string, string>
  children?: Report[]
}

/** Converts class-validator's reports, which contain the whole input, to paths and messages. */
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
 * Returns the error with its complete path. A field that a service refuses is the argument of that
 * name if the call has one, otherwise a member of its `input`.
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
 * Returns the error for a value of the wrong type. graphql-js's message quotes the whole input, so
 * only its path is used. The path starts with the variable or the argument.
 */
export function wrongTypeError({ message, extensions }: GraphQLFormattedError): FieldError {
  return fieldErrorAt(pathIn(message), message, extensions?.['allowed'])
}

/**
 * Returns the error for the value at a path. Takes the kind of error from graphql-js's message
 * without quoting it, and names the allowed values, if any. If the message says that a member is
 * missing, the path leads to that member.
 */
export function fieldErrorAt(path: Path, reason: string, allowed: unknown): FieldError {
  const [, missing] = /^Field "[^".]+\.([^"]+)" of required type/.exec(reason) ?? []
  const whole = missing === undefined ? path : [...path, missing]
  const field = fieldAt(whole)
  return { field, message: messageFor(field, reason, allowed), path: whole }
}

function pathIn(message: string): Path {
  const [, root = 'input'] = /^(?:Variable "\$|Argument ")([^"]+)"/.exec(message) ?? []
  // The last occurrence for this variable: earlier ones may be part of the value.
  const positions = message.split(` at "${root}`).slice(1)
  const below = positions.at(-1)?.split('"')[0] ?? ''
  const steps = below.match(/[^.[\]]+/g) ?? []
  const [, member] = /; Field "([^"]+)"/.exec(message) ?? []
  const path = [root, ...steps.map(step => (/^\d+$/.test(step) ? Number(step) : step))]
  return member === undefined ? path : [...path, member]
}

/** Returns the name of the field at a path; for an item of a list, the list's name. */
export function fieldAt(path: Path): string {
  return path.findLast(step => typeof step === 'string') ?? 'input'
}

function messageFor(field: string, message: string, allowed: unknown): string {
  if (Array.isArray(allowed)) return oneOfMessage(allowed.map(String))
  const isMissing = /was not provided|not to be null|must not be null|, found null\.$/.test(message)
  if (isMissing) return missingChoiceMessages[field] ?? 'This field is required'
  if (message.includes('is not defined by type')) return UNKNOWN_FIELD
  return KINDS.find(([pattern]) => pattern.test(message))?.[1] ?? WRONG_TYPE
}

/**
 * The messages for values that a scalar refuses, by what graphql-js or graphql-scalars says. It quotes the
 * value, which can be long: a pattern must not begin to match in the middle of it (SEC-G6).
 */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [
    /(?:^|; )DateTime cannot represent/,
    'Please send an instant with an offset, such as 2026-12-01T18:00:00-05:00',
  ],
  [
    /(?:^|; )(?:Value is not a valid LocalDate|Can only validate strings as local dates)/,
    'Please send a date, such as 2026-12-01',
  ],
  [
    /(?:^|; )(?:Value is not a valid LocalTime|Can only validate strings as local times)/,
    'Please send a time, such as 18:30',
  ],
  [
    /(?:^|; )Int cannot represent non 32-bit/,
    'Please send a whole number from -2147483648 to 2147483647',
  ],
  [/(?:^|; )Int cannot represent/, 'Please send a whole number'],
  [/(?:^|; )Float cannot represent/, 'Please send a number'],
  [/(?:^|; )Boolean cannot represent/, 'Please send true or false'],
  [/(?:^|; )(?:String|ID) cannot represent/, 'Please send a text'],
]

export const UNKNOWN_FIELD = 'This field is not known here'
const WRONG_TYPE = 'This value is not of the right kind'

/** Returns the message for a value that is not in an enum. */
export const oneOfMessage = (allowed: readonly string[]) =>
  `Please send one of: ${allowed.join(', ')}`
