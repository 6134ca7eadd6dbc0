import { log, writeLogTo } from '../src/core/log'

/** A line as it would be on stdout. */
export type LogLine = Record<string, string | number | undefined>

/** Keeps what is written into the log from this level on, as it is written, until `end`. */
export function captureLog(level = 'info') {
  const before = log.level
  const written: string[] = []
  const giveBack = writeLogTo({ write: line => written.push(line) })
  log.level = level
  return {
    /** All of it, as text. */
    end: () => {
      log.level = before
      giveBack()
      return written.join('')
    },
    // A line is an object of facts.
    lines: () => written.map(line => JSON.parse(line) as LogLine),
  }
}
