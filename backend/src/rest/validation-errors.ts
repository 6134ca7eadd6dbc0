import { AppError } from '../core/errors'
import { UNKNOWN_FIELD, type PartialFieldError } from '../core/field-errors'
import type { FieldError } from '../shared/errors'

/** Returns a BAD_USER_INPUT error with these field errors and the first one's message. */
export function validationError(fields: FieldError[]): AppError {
  return new AppError('BAD_USER_INPUT', fields[0]?.message, { fields })
}

/** Returns the error for an unknown member of the body. */
export const unknownMember = (path: FieldError['path']): FieldError => ({
  field: String(path.at(-1)),
  message: UNKNOWN_FIELD,
  path,
})

/** Returns the error for an unknown query parameter. */
export const unknownParameter = (name: string): FieldError => ({
  field: name,
  message: 'This query parameter is not known here',
  path: [name],
})

/**
 * Returns the error for a query parameter without a value: a lost filter would return the whole
 * list.
 */
export const emptyParameter = (name: string): FieldError => ({
  field: name,
  message: 'Please give this query parameter a value, or leave it out',
  path: [name],
})

/** The error for a body that is not an object: a list, null or a scalar. */
export const notAnObject: FieldError = {
  field: 'body',
  message: 'Please send a JSON object',
  path: [],
}

/** Throws BAD_USER_INPUT if the call, which accepts no members, got any. */
export function refuseAll(members: unknown, toError: (name: string) => FieldError): void {
  if (members === null || typeof members !== 'object') return
  const names = Object.keys(members)
  if (names.length > 0) throw validationError(names.map(toError))
}

/** Returns the path within the body, which is the operation's `input`. */
export function withoutInput(path: FieldError['path']): FieldError['path'] {
  return path[0] === 'input' ? path.slice(1) : path
}

/** Converts an operation's field errors to errors of the request's body or query string. */
export function toRequestFields(fields: readonly PartialFieldError[]): FieldError[] {
  return fields.map(({ field, message, path = [field] }) => {
    const below = withoutInput(path)
    return { field: below.length > 0 ? field : 'body', message, path: below }
  })
}
