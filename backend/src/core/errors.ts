import { types } from 'node:util'
import { GraphQLError } from 'graphql'
import { DatabaseError } from 'pg'
import { QueryFailedError } from 'typeorm'
import type { PartialFieldError } from './field-errors'
import { ERRORS, type DetailsOf, type ErrorCode, type ErrorDetails } from '../shared/errors'

/** What an error with this code says beside its message: its details, and any field at fault. */
type Extras<Code extends ErrorCode> = DetailsOf<Code> & { fields?: PartialFieldError[] }

type Extensions = { [Code in ErrorCode]: { code: Code } & Extras<Code> }[ErrorCode]

/** The extras may be left out for a code without details. */
type AppErrorArguments = {
  [Code in ErrorCode]: Code extends keyof ErrorDetails
    ? [code: Code, message: string | undefined, extras: Extras<Code>]
    : [code: Code, message?: string, extras?: Extras<Code>]
}[ErrorCode]

/** A failure a client may see, details included. Thrown anywhere in a service, translated by formatError. */
export class AppError extends GraphQLError {
  declare readonly extensions: Extensions

  constructor(...[code, message, extras]: AppErrorArguments) {
    super(message ?? ERRORS[code].message, { extensions: { code, ...extras } })
  }

  /** The failure whose message and extensions these are. */
  static fromExtensions(message: string, extensions: Extensions): AppError {
    // The details are those of the code, which TypeScript cannot follow through a union.
    return new AppError(...([extensions.code, message, extensions] as AppErrorArguments))
  }

  /** The same failure, with these fields at fault. */
  withFields(fields: PartialFieldError[]): AppError {
    return AppError.fromExtensions(this.message, { ...this.extensions, fields })
  }
}

/** One error of one field, as a whole answer. */
export function fieldError(field: string, message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { fields: [{ field, message }] })
}

/** True when PostgreSQL refused a row because of this unique constraint or index. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const { code, constraint: violated } = driverErrorOf(error)
  return code === '23505' && violated === constraint
}

/** True when PostgreSQL could not read a value as its column's type (class 22: no number, date, UUID). */
export function isDataException(error: unknown): boolean {
  return driverErrorOf(error).code?.startsWith('22') ?? false
}

/** True for what PostgreSQL refused. */
export const isDatabaseError = (error: unknown) => driverErrorOf(error).code !== undefined

/** The error of PostgreSQL's, whether TypeORM or the pool below it asked. */
function driverErrorOf(error: unknown): Partial<Pick<DatabaseError, 'code' | 'constraint'>> {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error
  return cause instanceof DatabaseError ? cause : {}
}

/** SERVICE_UNAVAILABLE, for so many seconds. */
export const unavailable = (retryAfter = OUTAGE_RETRY_AFTER) =>
  new AppError('SERVICE_UNAVAILABLE', undefined, { retryAfter })

/** How many seconds a client should leave the database alone. */
const OUTAGE_RETRY_AFTER = 2

const OUTAGE_CODES =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08|57P0|53|25006)/
const OUTAGE_WORDS =
  /Connection terminated|timeout|not connected|after calling end|Query runner already released|Driver not Connected/i

/** True when PostgreSQL only reads: a standby, until it is promoted (decision O17). */
export const isReadOnlyError = (error: unknown) => driverErrorOf(error).code === '25006'

/** True when the database is away, restarting, read-only or too slow, rather than the program wrong. */
export function isOutage(error: unknown): boolean {
  // Also one that was made outside of a sandbox, by Node's own sockets.
  if (!types.isNativeError(error)) return false
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string' && OUTAGE_CODES.test(code)) return true
  return code === '57014' || OUTAGE_WORDS.test(error.message)
}
