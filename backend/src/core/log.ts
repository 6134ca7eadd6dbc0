import { describeError } from './describe-error'

/** Like those we make, or a trace's: other names that clients give may say anything. */
const GENERATED_ID = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32})$/i

/** Writes a line into the log; it holds nothing that came from a person (SEC-O7). */
export function logInfo(line: string): void {
  console.log(line)
}

/** Writes a failure into the log, with the id of the request that met it, where there is one. */
export function logFailure(what: string, error?: unknown, requestId?: string): void {
  const line = GENERATED_ID.test(requestId ?? '') ? `${what} (request ${requestId})` : what
  if (error === undefined) console.error(line)
  else console.error(line, describeError(error))
}

/** From now on also what libraries print themselves is described: an error as it is may hold input. */
export function describeLibraryErrors(): void {
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console)
    console[level] = (...words: unknown[]) => {
      write(...words.map(word => (typeof word === 'string' ? word : describeError(word))))
    }
  }
}
