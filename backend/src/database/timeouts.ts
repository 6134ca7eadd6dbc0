/** The maximum duration of a statement, or of a pause within a transaction, in milliseconds. */
export const STATEMENT_MS = 5_000

/** Timeouts by PostgreSQL's names, in milliseconds; 0 means none. */
export type Timeouts = Record<
  'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout',
  number
>

export const TIMEOUTS: Timeouts = {
  statement_timeout: STATEMENT_MS,
  lock_timeout: STATEMENT_MS,
  idle_in_transaction_session_timeout: STATEMENT_MS,
}

/** Returns a statement that sets them: a pooler refuses them as connection options. */
export const timeoutsSql = (command: 'SET' | 'SET LOCAL', timeouts: Timeouts): string =>
  Object.entries(timeouts)
    .map(([name, ms]) => `${command} ${name} = ${ms}`)
    .join('; ')
