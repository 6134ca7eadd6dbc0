import pino from 'pino'
import type PinoPretty from 'pino-pretty'
import { describeError } from './describe-error'
import { loggedId } from './request-id'

/** Structured fields of a line: words and numbers of ours, never input (SEC-O7). */
type LogFields = Record<string, string | number | boolean | undefined>

type WriteLine = (fields: LogFields, message?: string) => void

/** The only way to log. It accepts no Error object: `describeError` returns what may be logged. */
export interface Log {
  /** The minimum level: LOG_LEVEL. */
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

/** Lines of requests are buffered for this many milliseconds, or up to this many characters. */
const FLUSH_MS = 100
const FLUSH_CHARACTERS = 8_192
/** The maximum number of bytes kept while they cannot be written. */
const UNWRITTEN_MAX = 1_048_576

let destination: Destination = pino.destination({ fd: 1, sync: true })

/**
 * Writes one JSON line per call on stdout. Until `openLog`, only warnings and worse, unbuffered.
 */
export const log: Log = pino(
  {
    level: 'warn',
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: label => ({ level: label }) },
  },
  { write: (line: string) => destination.write(line) },
)

/**
 * Opens the log of a server or a command: at level `info`, as text on a terminal, otherwise as
 * JSON.
 */
export function openLog(): void {
  writeLogTo(process.stdout.isTTY ? terminal() : bufferedStdout())
  log.level = 'info'
  logLibraryErrors()
}

/** Redirects the log, as JSON lines; returns a function that restores the previous destination. */
export function writeLogTo(other: Destination): () => void {
  const before = destination
  destination = other
  return () => {
    destination = before
  }
}

/** Loads pino-pretty only for a terminal. */
function terminal(): Destination {
  // oxlint-disable-next-line typescript/no-require-imports -- an import would load it everywhere
  const pretty = require('pino-pretty') as typeof PinoPretty
  return pretty({ sync: true, ignore: 'pid', singleLine: true, translateTime: 'HH:MM:ss.l' })
}

/**
 * Buffers lines and writes the rest when the process exits for any reason except kill -9. The
 * buffer is here and not in pino's destination, because flushing that one also waits for the disk
 * ten times a second if the log is a file.
 */
function bufferedStdout(): Destination {
  const stdout = pino.destination({ fd: 1, sync: true, maxLength: UNWRITTEN_MAX })
  // A full disk loses lines but does not stop the site; each is retried with the next.
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

/** Logs a line immediately; it must not contain input (SEC-O7). */
export function logInfo(line: string): void {
  log.info({}, line)
  destination.flush?.()
}

/** Logs a warning immediately, about something that needs attention; it must not contain input. */
export function logWarning(line: string, error?: unknown): void {
  log.warn({ ...(error !== undefined && { error: describeError(error) }) }, line)
  destination.flush?.()
}

/** Logs a failure immediately, with the id of its request, if any. */
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

/** Redirects the output of libraries to the log, because errors in it may contain input. */
function logLibraryErrors(): void {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...args: unknown[]) => {
      log[level](
        {},
        args.map(arg => (typeof arg === 'string' ? arg : describeError(arg))).join(' '),
      )
      destination.flush?.()
    }
  }
}
