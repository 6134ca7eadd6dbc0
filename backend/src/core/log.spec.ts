import { describeLibraryErrors, logFailure } from './log'

const written = { error: jest.fn(), warn: jest.fn() }
const { error, warn } = console

beforeEach(() => Object.assign(console, written))
afterEach(() => {
  Object.assign(console, { error, warn })
  jest.resetAllMocks()
})

test('log: what a library prints is described, its words stay', () => {
  describeLibraryErrors()
  console.error('Internal error', new Error('a quiet drop shot'), { password: 'a quiet drop shot' })
  console.warn(new TypeError('a quiet drop shot'))
  const words = [...written.error.mock.calls, ...written.warn.mock.calls].flat().join('\n')
  expect(words).toMatch(/^Internal error\nError\n {4}at /)
  expect(words).toContain('\na thrown object\nTypeError\n')
  expect(words).not.toContain('quiet')
})

test.each([
  ['3f0c8f2e-7d0b-4a6e-9a51-0c9d4d2b7a11', true],
  ['0af7651916cd43dd8448eb211c80319c', true],
  ['ana.ruiz', false],
  ['305-555-0142', false],
])('log: a request called %s is named: %s', (id, isNamed) => {
  logFailure('lost', undefined, id)
  expect(written.error).toHaveBeenCalledWith(isNamed ? `lost (request ${id})` : 'lost')
})

test('log: a failure is described, not written as it is', () => {
  logFailure('lost', new TypeError('a quiet drop shot'))
  expect(written.error).toHaveBeenCalledWith('lost', expect.stringMatching(/^TypeError\n {4}at /))
})
