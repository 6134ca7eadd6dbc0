import { logFailure } from '../core/log'

/**
 * Logs Apollo Server's message up to the first colon: the rest is an error message that may quote
 * input.
 */
const logWords = (message: unknown) => {
  if (typeof message === 'string') logFailure(`Apollo Server: ${message.split(':', 1).join('')}`)
  else logFailure('Apollo Server', message)
}

const ignore = () => undefined

/** The logger for Apollo Server messages that no hook receives. */
export const apolloLogger = { debug: ignore, info: ignore, warn: logWords, error: logWords }
