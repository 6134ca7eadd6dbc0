import { GraphQLError, Kind, type FieldNode, type GraphQLFormattedError } from 'graphql'
import { ERRORS, type FieldError } from '../shared/errors'
import { missingChoiceMessages } from '../shared/rules'

type Path = FieldError['path']

/** A complaint about a field; where it stands is found out when the answer is written. */
export type PartialFieldError = Omit<FieldError, 'path'> & Partial<FieldError>

/** class-validator's report of one member, and of those below it. */
interface Report {
  property: string
  constraints?: Record<string, string>
  children?: Report[]
}

/** class-validator's reports, cut down to place and complaint (they carry the whole input otherwise). */
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
 * The complaint with its whole path. What a service complains about is an argument when the call gives
 * one of that name, and otherwise a member of its one `input`.
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
 * A value of the wrong kind: graphql-js's words quote the whole input, so only its place is kept. The
 * path begins with the variable that held the value, or with the argument.
 */
export function wrongTypeError({ message, extensions }: GraphQLFormattedError): FieldError {
  return fieldErrorAt(pathIn(message), message, extensions?.['allowed'])
}

/**
 * The complaint about the value at a path, by graphql-js's words, of which none is repeated, and by the
 * values that are allowed there, if any. A member that those words miss in it is the one complained about.
 */
export function fieldErrorAt(path: Path, words: string, allowed: unknown): FieldError {
  const [, missing] = /^Field "[^".]+\.([^"]+)" of required type/.exec(words) ?? []
  const whole = missing === undefined ? path : [...path, missing]
  const field = fieldAt(whole)
  return { field, message: messageFor(field, words, allowed), path: whole }
}

function pathIn(message: string): Path {
  const [, root = 'input'] = /^(?:Variable "\$|Argument ")([^"]+)"/.exec(message) ?? []
  // The last one that is said of this variable: what is before may be a part of the value.
  const places = message.split(` at "${root}`).slice(1)
  const below = places.at(-1)?.split('"')[0] ?? ''
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

/** The complaint about a value that is none of an enum's. */
export const oneOfMessage = (allowed: readonly string[]) =>
  `Please send one of: ${allowed.join(', ')}`
