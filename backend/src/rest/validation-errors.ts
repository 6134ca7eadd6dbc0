import { AppError } from '../core/errors'
import { UNKNOWN_FIELD } from '../core/field-errors'
import type { FieldError } from '../shared/errors'

/** BAD_USER_INPUT with the complaints as they are, the first one's words for all. */
export function validationError(fields: FieldError[]): AppError {
  return new AppError('BAD_USER_INPUT', fields[0]?.message, { fields })
}

/** The complaint about a body's member that the call does not take. */
export const unknownMember = (path: FieldError['path']): FieldError => ({
  field: String(path.at(-1)),
  message: UNKNOWN_FIELD,
  path,
})

/** The complaint about a query parameter that the call does not take. */
export const unknownParameter = (name: string): FieldError => ({
  field: name,
  message: 'This query parameter is not known here',
  path: [name],
})

/** The complaint about a query parameter without a value: a filter lost on the way would keep all. */
export const emptyParameter = (name: string): FieldError => ({
  field: name,
  message: 'Please give this query parameter a value, or leave it out',
  path: [name],
})

/** The complaint about a body that has no members: a list, null or a bare value. */
export const notAnObject: FieldError = {
  field: 'body',
  message: 'Please send a JSON object',
  path: [],
}

/** Refuses whatever is given to a call that takes nothing of the kind. */
export function refuseAll(given: unknown, complaint: (name: string) => FieldError): void {
  if (given === null || typeof given !== 'object') return
  const names = Object.keys(given)
  if (names.length > 0) throw validationError(names.map(complaint))
}

/** The way from the body down: every body is its operation's `input`. */
export function withoutInput(path: FieldError['path']): FieldError['path'] {
  return path[0] === 'input' ? path.slice(1) : path
}

/** The complaints about an operation, as ones about the body or the query that was sent. */
export function toRequestFields(fields: unknown): FieldError[] | undefined {
  if (!Array.isArray(fields)) return undefined
  // formatError writes them.
  return (fields as FieldError[]).map(({ field, message, path }) => {
    const below = withoutInput(path)
    return { field: below.length > 0 ? field : 'body', message, path: below }
  })
}
