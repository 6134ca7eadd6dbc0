import { ConfigurationError } from './configuration-error'
import { describeError } from './describe-error'
import { isCertificateError, isDatabaseError, isOutage } from './errors'

/** PostgreSQL's refusals at a start, by code. */
const REFUSALS: Record<string, string> = {
  '28P01': 'the database refuses the user or password of DATABASE_URL.',
  '28000':
    'the database refuses the user of DATABASE_URL from this machine, or requires an encrypted connection (sslmode).',
  '3D000': 'the database that DATABASE_URL names does not exist.',
  '42501': 'the user of DATABASE_URL has too few rights: it must own the database and its tables.',
  '55P03':
    'another connection is using a table (a backup, for example); nothing was changed. Try again.',
}

/** The message of pg if sslmode asks for encryption; the error has no code. */
const UNENCRYPTED = 'The server does not support SSL connections'

/** Returns why the site could not start, for the operator. */
export function describeStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof ConfigurationError) return error.message
  const { code = '', path, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `port ${port} is in use by another program; set PORT to a free one.`
  if (code === 'EACCES') return `no permission: ${error.message}`
  if (path !== undefined) return error.message
  const refusal = REFUSALS[code]
  if (refusal !== undefined) return refusal
  if (error.message === UNENCRYPTED)
    return 'the database accepts no encrypted connections, and sslmode in DATABASE_URL requires one.'
  if (isCertificateError(code))
    return `the database’s certificate is not trusted (${code}); set sslrootcert in DATABASE_URL.`
  if (isOutage(error))
    return `the database does not respond (${code || error.message}); check DATABASE_URL.`
  // PostgreSQL's message about a row that a migration cannot change quotes the row.
  return isDatabaseError(error) ? describeError(error) : (error.stack ?? error.message)
}
