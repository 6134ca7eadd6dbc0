import { log, writeLogTo } from '../src/core/log'

/** A line as it would be written to stdout. */
export type LogLine = Record<string, string | number | undefined>

/** Silences the log's errors in each test; returns the mock that takes them. Call once at the top of a spec. */
export function silenceErrors() {
  const logged = jest.fn<undefined, Parameters<typeof log.error>>()
  let spy: jest.SpyInstance
  beforeEach(() => {
    spy = jest.spyOn(log, 'error').mockImplementation(logged)
  })
  afterEach(() => {
    spy.mockRestore()
    logged.mockReset()
  })
  return logged
}

/** Captures log output from this level on until `end`. */
export function captureLog(level = 'info') {
  const before = log.level
  const written: string[] = []
  const restoreLog = writeLogTo({ write: line => written.push(line) })
  log.level = level
  return {
    /** Returns the whole output. */
    end: () => {
      log.level = before
      restoreLog()
      return written.join('')
    },
    // Each line is a JSON object.
    lines: () => written.map(line => JSON.parse(line) as LogLine),
  }
}
