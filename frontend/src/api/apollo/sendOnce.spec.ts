import { person, resetSession } from '../../testing/sessionFixtures'
import { sessionStore } from '../sessionStore'
import { sendOnce } from './sendOnce'

type Answer = () => Promise<Response>

const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** jsdom has no Response; this is the part that the code reads. */
const answer =
  (status: number, text: Promise<string> = Promise.resolve('{}')): Answer =>
  () =>
    Promise.resolve({ status, clone: () => ({ text: () => text }) } as unknown as Response)

/** Replaces the network; returns the keys that were sent. */
function network(...answers: Answer[]) {
  const keys: unknown[] = []
  globalThis.fetch = (_url, init) => {
    keys.push((init?.headers as Record<string, string> | undefined)?.['idempotency-key'])
    return (answers.shift() ?? lost)()
  }
  return keys
}

/** Sends, and lets this many milliseconds pass; returns the status of the response or the error. */
async function send(body: string, ms = 0): Promise<unknown> {
  const sent = sendOnce('/graphql', { body, headers: {} }, onLost).then(
    ({ status }) => status,
    (error: unknown) => error,
  )
  await jest.advanceTimersByTimeAsync(ms)
  return sent
}

const onLost = jest.fn()
const failure = expect.any(TypeError)
let made = 0
beforeEach(() => {
  jest.useFakeTimers()
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
  made = 0
  onLost.mockClear()
  crypto.randomUUID = () => `key-${String((made += 1))}` as ReturnType<typeof crypto.randomUUID>
  sessionStore.setUser(person())
})
afterEach(async () => {
  network(answer(200))
  await send('the last one')
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'isSecureContext')
  resetSession()
})

describe('a mutation of a signed-in person', () => {
  it('has a key of its own, and is sent once if there is a response', async () => {
    const keys = network(answer(200), answer(200), answer(503))
    expect([await send('a'), await send('a'), await send('b')]).toEqual([200, 200, 503])
    expect(keys).toEqual(['key-1', 'key-2', 'key-3'])
    expect(onLost).not.toHaveBeenCalled()
  })

  it.each<[string, Answer]>([
    ['a network failure', lost],
    ['a connection that breaks within the response', answer(200, Promise.reject(new TypeError()))],
    ['a proxy that has no response', answer(502)],
    ['a proxy that waits no longer', answer(504)],
  ])('is sent again with its key after %s', async (_, first) => {
    const keys = network(first, answer(200))
    expect(await send('a', 500)).toBe(200)
    expect(keys).toEqual(['key-1', 'key-1'])
  })

  it('is sent again while the server executes the first request', async () => {
    const keys = network(lost, answer(503), answer(503), answer(503), answer(200))
    expect(await send('a', 14_500)).toBe(200)
    expect(new Set(keys)).toEqual(new Set(['key-1']))
  })

  it('fails after three lost responses, and keeps its key for the next press', async () => {
    const keys = network(lost, lost, lost, answer(200), answer(200))
    expect(await send('a', 2_500)).toEqual(failure)
    expect(onLost).toHaveBeenCalledTimes(1)
    expect([await send('a'), await send('a')]).toEqual([200, 200])
    expect(onLost).toHaveBeenCalledTimes(1)
    expect(keys.slice(3)).toEqual(['key-1', 'key-2'])
  })

  it('keeps its key if the server is busy until the end', async () => {
    const keys = network(lost, ...Array.from({ length: 4 }, () => answer(503)), answer(200))
    expect(await send('a', 14_500)).toBe(503)
    expect(await send('a')).toBe(200)
    expect(new Set(keys)).toEqual(new Set(['key-1']))
  })

  it.each([429, 500])('keeps its key if a repeated request gets %d', async status => {
    const keys = network(lost, answer(status), answer(200))
    expect(await send('a', 500)).toBe(status)
    expect(await send('a')).toBe(200)
    expect(new Set(keys)).toEqual(new Set(['key-1']))
  })

  it('is a new one a minute after the latest failure, and after another act', async () => {
    const failed = [lost, lost, lost]
    const keys = network(...failed, ...failed, ...failed, answer(200), answer(200))
    await send('a', 2_500)
    await jest.advanceTimersByTimeAsync(50_000)
    await send('a', 2_500)
    await jest.advanceTimersByTimeAsync(59_000)
    expect(new Set(keys)).toEqual(new Set(['key-1']))
    await jest.advanceTimersByTimeAsync(1_000)
    await send('a', 2_500)
    await send('another')
    await send('a')
    expect(keys.slice(6)).toEqual(['key-2', 'key-2', 'key-2', 'key-3', 'key-4'])
  })

  it('fails if a repeated request finds no session: the first one may have ended it', async () => {
    const text = '{"errors":[{"extensions":{"code":"UNAUTHENTICATED"}}]}'
    const signedOut = () => answer(200, Promise.resolve(text))
    network(signedOut())
    expect(await send('a')).toBe(200)
    network(lost, signedOut(), signedOut())
    expect(await send('a', 2_500)).toEqual(failure)
  })
})

describe('a mutation that is sent once', () => {
  it('is that of a visitor', async () => {
    sessionStore.setUser(null)
    const keys = network(lost)
    expect(await send('a')).toEqual(failure)
    expect(keys).toEqual([undefined])
  })

  it('is that of a page without https', async () => {
    Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true })
    const keys = network(lost)
    expect(await send('a')).toEqual(failure)
    expect(keys).toEqual([undefined])
  })
})
