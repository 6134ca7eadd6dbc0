import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { renderHook } from '@testing-library/react'
import { webcrypto } from 'node:crypto'
import { useSubmissionKey } from './useSubmissionKey'

afterEach(() => sessionStorage.clear())

beforeAll(() => {
  // jsdom has neither; a page served over HTTPS has both.
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
})

const lost = new TypeError('Failed to fetch')
const refusedWith = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { code } }] })

/**
 * Returns the keys that the messages are sent with, in order. Each attempt ends with its error, if
 * there is one.
 */
async function sentKeys(
  attempts: [message: object, failure?: Error][],
  form?: string,
): Promise<unknown[]> {
  const { result } = renderHook(() => useSubmissionKey(form))
  const keys: unknown[] = []
  for (const [message, failure] of attempts) {
    const sent = result.current(message, keyed => {
      keys.push(keyed.submissionKey)
      return failure ? Promise.reject(failure) : Promise.resolve()
    })
    if (failure) await expect(sent).rejects.toBe(failure)
    else await sent
  }
  return keys
}

const hello = { message: 'Hello' }

test('submission key: stays the same for the same input after a lost response', async () => {
  const [first, again] = await sentKeys([[hello, lost], [{ ...hello }]])
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(again).toBe(first)
})

test('submission key: stays the same when a form with a name is left and opened again', async () => {
  const [first] = await sentKeys([[hello, lost]], 'survey')
  expect(await sentKeys([[{ ...hello }]], 'survey')).toEqual([first])
  expect(await sentKeys([[hello]], 'contact')).not.toEqual([first])
  expect(await sentKeys([[hello]])).not.toEqual([first])
})

test('submission key: stays the same when the page is reloaded', async () => {
  const [first] = await sentKeys([[hello, lost]], 'survey')
  jest.resetModules()
  const { useSubmissionKey: reloaded } = await import('./useSubmissionKey')
  const { result } = renderHook(() => reloaded('survey'))
  expect(await result.current(hello, keyed => Promise.resolve(keyed.submissionKey))).toBe(first)
})

test('submission key: is new for changed input after a lost response', async () => {
  const keys = await sentKeys([[hello, lost], [{ message: 'Hello!' }], [hello]])
  expect(new Set(keys).size).toBe(3)
})

test.each([undefined, 'survey'])('submission key: is new after a success (form %s)', async form => {
  const keys = await sentKeys([[hello], [hello]], form)
  expect(new Set(keys).size).toBe(2)
})

test('submission key: is replaced once refused, so that a retry succeeds', async () => {
  const keys = await sentKeys([
    [hello, lost],
    [hello, refusedWith('IDEMPOTENCY_KEY_REUSED')],
    [hello],
  ])
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('submission key: stays the same after any other error', async () => {
  const [first, again] = await sentKeys([[hello, refusedWith('RATE_LIMITED')], [hello]])
  expect(again).toBe(first)
})
