/** How long a statement may take, or a transaction wait for the next one, in milliseconds. */
export const STATEMENT_MS = 5_000

/** By PostgreSQL's names for them, in milliseconds; 0 is for ever. */
export type Timeouts = Record<
  'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout',
  number
>

export const TIMEOUTS: Timeouts = {
  statement_timeout: STATEMENT_MS,
  lock_timeout: STATEMENT_MS,
  idle_in_transaction_session_timeout: STATEMENT_MS,
}

/** Sets them by a statement: a pooler refuses a connection that asks for them when it begins. */
export const timeoutsSql = (command: 'SET' | 'SET LOCAL', timeouts: Timeouts): string =>
  Object.entries(timeouts)
    .map(([name, ms]) => `${command} ${name} = ${ms}`)
    .join('; ')
