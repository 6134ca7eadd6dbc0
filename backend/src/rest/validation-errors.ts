import { AppError } from '../core/errors'
import { UNKNOWN_FIELD, type PartialFieldError } from '../core/field-errors'
import type { FieldError } from '../shared/errors'

/** BAD_USER_INPUT with these field errors; the first one's message is the whole answer's. */
export function validationError(fields: FieldError[]): AppError {
  return new AppError('BAD_USER_INPUT', fields[0]?.message, { fields })
}

/** The error of a body's member that the call does not take. */
export const unknownMember = (path: FieldError['path']): FieldError => ({
  field: String(path.at(-1)),
  message: UNKNOWN_FIELD,
  path,
})

/** The error of a query parameter that the call does not take. */
export const unknownParameter = (name: string): FieldError => ({
  field: name,
  message: 'This query parameter is not known here',
  path: [name],
})

/** The error of a query parameter without a value: a filter lost on the way would keep all. */
export const emptyParameter = (name: string): FieldError => ({
  field: name,
  message: 'Please give this query parameter a value, or leave it out',
  path: [name],
})

/** The error of a body that has no members: a list, null or a bare value. */
export const notAnObject: FieldError = {
  field: 'body',
  message: 'Please send a JSON object',
  path: [],
}

/** Refuses every member sent to a call that takes none. */
export function refuseAll(members: unknown, toError: (name: string) => FieldError): void {
  if (members === null || typeof members !== 'object') return
  const names = Object.keys(members)
  if (names.length > 0) throw validationError(names.map(toError))
}

/** The way from the body down: every body is its operation's `input`. */
export function withoutInput(path: FieldError['path']): FieldError['path'] {
  return path[0] === 'input' ? path.slice(1) : path
}

/** An operation's field errors, as ones of the body or the query that was sent. */
export function toRequestFields(fields: readonly PartialFieldError[]): FieldError[] {
  return fields.map(({ field, message, path = [field] }) => {
    const below = withoutInput(path)
    return { field: below.length > 0 ? field : 'body', message, path: below }
  })
}
