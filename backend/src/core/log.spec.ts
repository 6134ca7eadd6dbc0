import { captureLog } from '../../test/captured-log'
import { log, loggedId, logFailure, openLog } from './log'

let written: jest.SpyInstance
beforeEach(() => {
  written = jest.spyOn(log, 'error').mockImplementation()
})
afterEach(() => written.mockRestore())

test.each([
  ['3f0c8f2e-7d0b-4a6e-9a51-0c9d4d2b7a11', true],
  ['0af7651916cd43dd8448eb211c80319c', true],
  ['ana.ruiz', false],
  ['305-555-0142', false],
  ['4012888888881881', false],
])('log: a request called %s is called so: %s', (id, isNamed) => {
  logFailure('lost', undefined, id)
  const requestId = isNamed ? id : expect.stringMatching(/^[0-9a-f]{32}$/)
  expect(written).toHaveBeenCalledWith({ requestId }, 'lost')
})

test('log: whoever has the answer with a worded id finds its lines by the id’s SHA-256', () => {
  // printf ana.ruiz | sha256sum
  expect(loggedId('ana.ruiz')).toBe('0ce9a6fa6a47c6293597de08f2c71c0c')
})

test('log: a failure is described, not written as it is', () => {
  logFailure('lost', new TypeError('a quiet drop shot'))
  const error = expect.stringMatching(/^TypeError\n {4}at /)
  expect(written).toHaveBeenCalledWith({ error }, 'lost')
  expect(JSON.stringify(written.mock.calls)).not.toContain('quiet')
})

test('log: what libraries print themselves is a line of it, and an error in it is described', () => {
  const { error, warn } = console
  openLog()
  const captured = captureLog()
  console.error('a library:', new TypeError('a quiet drop shot'))
  Object.assign(console, { error, warn })
  const msg = expect.stringMatching(/^a library: TypeError\n {4}at /)
  expect(captured.lines()).toMatchObject([{ level: 'error', msg }])
  expect(captured.end()).not.toContain('quiet')
})
