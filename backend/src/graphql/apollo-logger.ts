import { logFailure } from '../core/log'

/** Apollo Server's own words: what follows a colon is an error's message, which may quote input. */
const logWords = (message: unknown) => {
  if (typeof message === 'string') logFailure(`Apollo Server: ${message.split(':', 1).join('')}`)
  else logFailure('Apollo Server', message)
}

const ignore = () => undefined

/** Where Apollo Server writes what it has no hook for. */
export const apolloLogger = { debug: ignore, info: ignore, warn: logWords, error: logWords }
