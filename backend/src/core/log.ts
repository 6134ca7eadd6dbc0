import { createHash } from 'node:crypto'
import pino from 'pino'
import type PinoPretty from 'pino-pretty'
import { describeError } from './describe-error'

/** What a line tells beside its words: facts of ours, never what a person typed (SEC-O7). */
type LogFields = Record<string, string | number | boolean | undefined>

type WriteLine = (fields: LogFields, words?: string) => void

/** The only way into the log. It takes no error as it is: `describeError` says what one may tell. */
export interface Log {
  /** From which on lines are written: LOG_LEVEL. */
  level: string
  fatal: WriteLine
  error: WriteLine
  warn: WriteLine
  info: WriteLine
  debug: WriteLine
}

interface Destination {
  write: (line: string) => void
  flush?: () => void
}

/** Lines of requests wait for company so long, in milliseconds, or until there are so many characters. */
const FLUSH_MS = 100
const FLUSH_CHARACTERS = 8_192
/** Bytes that are kept while they cannot be written. */
const UNWRITTEN_MAX = 1_048_576

let destination: Destination = pino.destination({ fd: 1, sync: true })

/** One JSON line per call on stdout; until `openLog` only warnings and worse, written at once. */
export const log: Log = pino(
  {
    level: 'warn',
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: label => ({ level: label }) },
  },
  { write: (line: string) => destination.write(line) },
)

/** Opens the log of a server or a command: from `info` on, as words on a terminal, as JSON elsewhere. */
export function openLog(): void {
  writeLogTo(process.stdout.isTTY ? terminal() : bufferedStdout())
  log.level = 'info'
  logLibraryErrors()
}

/** Sends what is written from now on elsewhere, as lines of JSON; gives the way back. */
export function writeLogTo(other: Destination): () => void {
  const before = destination
  destination = other
  return () => {
    destination = before
  }
}

/** Loaded for a terminal only. */
function terminal(): Destination {
  // oxlint-disable-next-line typescript/no-require-imports -- an import would load it everywhere
  const pretty = require('pino-pretty') as typeof PinoPretty
  return pretty({ sync: true, ignore: 'pid', singleLine: true, translateTime: 'HH:MM:ss.l' })
}

/**
 * What is left is written when the process exits, however it does, kill -9 excepted. The lines wait here and not in
 * pino's destination: emptying that one also waits for the disk when the log is a file, ten times a second.
 */
function bufferedStdout(): Destination {
  const stdout = pino.destination({ fd: 1, sync: true, maxLength: UNWRITTEN_MAX })
  // A full disk loses lines, not the site; they are tried again with the next.
  stdout.on('error', () => undefined)
  let lines = ''
  let flushing: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(flushing)
    flushing = undefined
    if (lines) stdout.write(lines)
    lines = ''
  }
  process.on('exit', flush)
  return {
    flush,
    write: line => {
      lines += line
      if (lines.length >= FLUSH_CHARACTERS) flush()
      else flushing ??= setTimeout(flush, FLUSH_MS).unref()
    },
  }
}

/** Writes a line into the log at once; it holds nothing that came from a person (SEC-O7). */
export function logInfo(line: string): void {
  log.info({}, line)
  destination.flush?.()
}

/** Writes a line into the log at once, of what somebody should look into; it holds nothing that came from a person. */
export function logWarning(line: string): void {
  log.warn({}, line)
  destination.flush?.()
}

/** Writes a failure into the log at once, with the id of the request that met it, where there is one. */
export function logFailure(what: string, error?: unknown, requestId?: string): void {
  log.error(
    {
      ...(requestId !== undefined && { requestId: loggedId(requestId) }),
      ...(error !== undefined && { error: describeError(error) }),
    },
    what,
  )
  destination.flush?.()
}

/** Like those we make, or a proxy's or a trace's: other names that clients give may say anything. */
const GENERATED_ID = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32})$/i
const LOGGED_HASH_LENGTH = 32

/** What the log calls a request: its id, or the beginning of the id's SHA-256 when a client may have worded it. */
export function loggedId(requestId: string): string {
  if (GENERATED_ID.test(requestId)) return requestId
  return createHash('sha256').update(requestId).digest('hex').slice(0, LOGGED_HASH_LENGTH)
}

/** From now on also what libraries print themselves is a line of the log: an error as it is may hold input. */
function logLibraryErrors(): void {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => {
      log[level](
        {},
        words.map(word => (typeof word === 'string' ? word : describeError(word))).join(' '),
      )
      destination.flush?.()
    }
  }
}
