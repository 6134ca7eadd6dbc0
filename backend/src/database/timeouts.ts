/** How long a statement may take, or a transaction wait for the next one, in milliseconds. */
export const STATEMENT_MS = 5_000

const NAMES = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']

/**
 * Sets these timeouts by a statement: a pooler refuses a connection that asks for them when it begins.
 * @param ms 0 is for ever
 */
export const timeoutsSql = (command: 'SET' | 'SET LOCAL', ms: number = STATEMENT_MS): string =>
  NAMES.map(name => `${command} ${name} = ${ms}`).join('; ')
