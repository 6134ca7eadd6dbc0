import { types } from 'node:util'
import { GraphQLError } from 'graphql'
import { DatabaseError } from 'pg'
import { QueryFailedError } from 'typeorm'
import type { PartialFieldError } from './field-errors'
import { ERRORS, type DetailsOf, type ErrorCode } from '../shared/errors'

/** The data of an error besides its message: its code's details, and the invalid fields. */
type Extras<Code extends ErrorCode> = DetailsOf<Code> & { fields?: PartialFieldError[] }

type Extensions = { [Code in ErrorCode]: { code: Code } & Extras<Code> }[ErrorCode]

/** The extras are optional for a code without required details. */
type AppErrorArguments = {
  [Code in ErrorCode]: object extends DetailsOf<Code>
    ? [code: Code, message?: string, extras?: Extras<Code>]
    : [code: Code, message: string | undefined, extras: Extras<Code>]
}[ErrorCode]

/**
 * An error that clients may see, with its details. Any service can throw it; formatError translates
 * it.
 */
export class AppError extends GraphQLError {
  declare readonly extensions: Extensions

  constructor(...[code, message, extras]: AppErrorArguments) {
    super(message ?? ERRORS[code].message, { extensions: { code, ...extras } })
  }

  /** Returns the AppError with this message and these extensions. */
  static fromExtensions(message: string, extensions: Extensions): AppError {
    // The details match the code; TypeScript cannot infer that through a union.
    return new AppError(...([extensions.code, message, extensions] as AppErrorArguments))
  }

  /** Returns the same error with these invalid fields. */
  withFields(fields: PartialFieldError[]): AppError {
    return AppError.fromExtensions(this.message, { ...this.extensions, fields })
  }
}

/** Returns an error about one field. */
export function fieldError(field: string, message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { fields: [{ field, message }] })
}

/** Returns the row. Throws NOT_FOUND if there is none. */
export function requireRow<Row>(row: Row | null | undefined, message?: string): Row {
  if (row == null) throw new AppError('NOT_FOUND', message)
  return row
}

/** Whether PostgreSQL refused a row because of this constraint or index. */
export const violates = (error: unknown, constraint: string): boolean =>
  driverErrorOf(error).constraint === constraint

/** Whether PostgreSQL ended the transaction so that another one could go on: a retry can succeed. */
export function isConflictingTransaction(error: unknown): boolean {
  const { code } = driverErrorOf(error)
  return code === '40P01' || code === '40001'
}

/**
 * Whether PostgreSQL could not convert a value to its column's type (class 22: number, date, UUID).
 */
export function isDataException(error: unknown): boolean {
  return driverErrorOf(error).code?.startsWith('22') ?? false
}

/** Whether the error came from PostgreSQL. */
export const isDatabaseError = (error: unknown) => driverErrorOf(error).code !== undefined

/** Returns PostgreSQL's error, whether TypeORM or the pool ran the statement. */
function driverErrorOf(error: unknown): Partial<Pick<DatabaseError, 'code' | 'constraint'>> {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error
  return cause instanceof DatabaseError ? cause : {}
}

/** Returns SERVICE_UNAVAILABLE with the seconds after which to retry. */
export const unavailable = (retryAfter = OUTAGE_RETRY_AFTER) =>
  new AppError('SERVICE_UNAVAILABLE', undefined, { retryAfter })

/** The seconds that a client should wait before it retries. */
const OUTAGE_RETRY_AFTER = 2

const OUTAGE_CODES =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08|57P0|53|25006)/
const OUTAGE_WORDS =
  /Connection terminated|timeout|not connected|after calling end|query runner (?:was )?already released|Driver not Connected/i

/** Codes of Node and OpenSSL for a connection that is not encrypted as required. */
const CERTIFICATE_CODES = /^(?:CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO_|ERR_TLS_|ERR_SSL_|HOSTNAME_)/

/** Whether the other side's certificate is not trusted, or the encryption fails. */
export const isCertificateError = (code = '') => CERTIFICATE_CODES.test(code)

/**
 * Rethrows the error unless PostgreSQL is read-only, as a standby is until it is promoted: meanwhile
 * callers can still read (OPS-17).
 */
export function passIfReadOnly(error: unknown): void {
  if (driverErrorOf(error).code !== '25006') throw error
}

/**
 * Whether the database is unavailable, restarting, read-only or too slow, as opposed to a defect of
 * the program.
 */
export function isOutage(error: unknown): boolean {
  // Works across sandboxes, for errors of Node's own sockets too.
  if (!types.isNativeError(error)) return false
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string' && OUTAGE_CODES.test(code)) return true
  return code === '57014' || OUTAGE_WORDS.test(error.message)
}
