import fs from 'node:fs'
import { captureLog, silenceErrors } from '../../test/captured-log'
import { log, logFailure, logInfo, openLog, writeLogTo } from './log'
import { loggedId } from './request-id'

const written = silenceErrors()

test.each([
  ['3f0c8f2e-7d0b-4a6e-9a51-0c9d4d2b7a11', true],
  ['0af7651916cd43dd8448eb211c80319c', true],
  ['ana.ruiz', false],
  ['305-555-0142', false],
  ['4012888888881881', false],
])('log: a request id %s is logged unchanged: %s (SEC-O7)', (id, isNamed) => {
  logFailure('lost', undefined, id)
  const requestId = isNamed ? id : expect.stringMatching(/^[0-9a-f]{32}$/)
  expect(written).toHaveBeenCalledWith({ requestId }, 'lost')
})

test('log: a request id chosen by a client is logged as its SHA-256', () => {
  // printf ana.ruiz | sha256sum
  expect(loggedId('ana.ruiz')).toBe('0ce9a6fa6a47c6293597de08f2c71c0c')
})

test('log: a failure is described, and its message is not logged', () => {
  logFailure('lost', new TypeError('a quiet drop shot'))
  const error = expect.stringMatching(/^TypeError\n {4}at /)
  expect(written).toHaveBeenCalledWith({ error }, 'lost')
  expect(JSON.stringify(written.mock.calls)).not.toContain('quiet')
})

test('log: output of libraries is logged, and errors in it are described', () => {
  const { error, warn } = console
  const { level } = log
  const restoreLog = writeLogTo({ write: () => undefined })
  openLog()
  const captured = captureLog()
  console.error('a library:', new TypeError('a quiet drop shot'))
  Object.assign(console, { error, warn })
  const msg = expect.stringMatching(/^a library: TypeError\n {4}at /)
  expect(captured.lines()).toMatchObject([{ level: 'error', msg }])
  expect(captured.end()).not.toContain('quiet')
  restoreLog()
  log.level = level
})

describe('log: a server’s log on stdout', () => {
  const { error, warn } = console
  const writeSync = fs.writeSync
  let stdout: string[]
  /** The error of each write while it is set. */
  let failure: Error | undefined
  let restoreLog: () => void
  beforeEach(() => {
    stdout = []
    failure = undefined
    jest.spyOn(fs, 'writeSync').mockImplementation((fd: number, ...rest: [string]) => {
      if (fd !== 1) return writeSync(fd, ...rest)
      if (failure) throw failure
      stdout.push(rest[0])
      return Buffer.byteLength(rest[0])
    })
    const level = log.level
    const back = writeLogTo({ write: () => undefined })
    restoreLog = () => {
      back()
      log.level = level
      Object.assign(console, { error, warn })
      jest.restoreAllMocks()
    }
    openLog()
  })
  afterEach(() => restoreLog())

  test('lines of requests are written in batches, without waiting for the disk', () => {
    const synced = jest.spyOn(fs, 'fsyncSync').mockImplementation()
    log.info({ route: '/waitlist' }, 'request')
    log.info({ route: '/faq' }, 'request')
    expect(stdout).toEqual([])
    logInfo('ready')
    expect(stdout).toEqual([expect.stringMatching(/waitlist.*\n.*faq.*\n.*ready/)])
    expect(synced).not.toHaveBeenCalled()
  })

  test('a full disk blocks no request, and unwritten lines are written later', () => {
    failure = Object.assign(new Error('full'), { code: 'ENOSPC' })
    logInfo('first')
    logInfo('second')
    failure = undefined
    logInfo('third')
    expect(stdout.join('')).toMatch(/first.*\n.*second.*\n.*third/)
  })
})
