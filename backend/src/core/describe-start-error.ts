import { ConfigurationError } from './configuration-error'
import { describeError } from './describe-error'
import { isDatabaseError, isOutage } from './errors'

/** Returns why the site could not start, for the operator. */
export function describeStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof ConfigurationError) return error.message
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'PORT is in use by another program; set PORT to a free one.'
  if (code === 'EACCES') return `no permission: ${error.message}`
  if (code === '28P01' || code === '28000')
    return 'the database refuses the user or password of DATABASE_URL.'
  if (code === '3D000') return 'the database that DATABASE_URL names does not exist.'
  if (code === '55P03')
    return 'another connection is using a table (a backup, for example); nothing was changed. Try again.'
  if (isOutage(error))
    return `the database does not respond (${code ?? error.message}); check DATABASE_URL.`
  // PostgreSQL's message about a row that a migration cannot change quotes the row.
  return isDatabaseError(error) ? describeError(error) : (error.stack ?? error.message)
}
