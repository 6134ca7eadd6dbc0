import { ConfigurationError } from '../core/configuration-error'

const notOpen =
  "This account cannot access the database's folder. " +
  'Start as the account that created it, or set DATA_DIR to another folder.'

const messages: Record<string, string> = {
  ENOSPC: 'The disk has no space left for the database.',
  EROFS: "The database's folder is read-only. Set DATA_DIR to another folder.",
  EACCES: notOpen,
  EPERM: notOpen,
}

/**
 * Translates an error of the file system to a sentence for the operator; returns other errors
 * unchanged.
 */
export function describeFileError(cause: unknown, folder: string): unknown {
  const { code } = cause as NodeJS.ErrnoException
  const message = code && messages[code]
  return message ? new ConfigurationError(`${message} (${folder})`, { cause }) : cause
}
