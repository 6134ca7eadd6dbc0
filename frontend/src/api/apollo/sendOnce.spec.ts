import { person, resetSession } from '../../testing/sessionFixtures'
import { sessionStore } from '../sessionStore'
import { sendOnce } from './sendOnce'

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const answer = (status: number) => () => Promise.resolve({ status } as Response)

/** Replaces the network; returns the keys that were sent. */
function network(...responses: (() => Promise<Response>)[]) {
  const keys: unknown[] = []
  globalThis.fetch = (_url, init) => {
    keys.push((init?.headers as Record<string, string> | undefined)?.['idempotency-key'])
    return responses.shift()?.() ?? lost()
  }
  return keys
}

const send = (body: string) => {
  const sent = sendOnce('/graphql', { body, headers: { accept: 'application/json' } })
  // Fails while the timers run.
  sent.catch(() => undefined)
  return sent
}

let made = 0
beforeEach(() => {
  jest.useFakeTimers()
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
  crypto.randomUUID = () => `key-${String((made += 1))}` as ReturnType<typeof crypto.randomUUID>
  made = 0
  sessionStore.setUser(person())
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'isSecureContext')
  resetSession()
})

describe('a mutation of a signed-in person', () => {
  it('has a key of its own', async () => {
    const keys = network(answer(200), answer(503))
    expect(await send('a')).toEqual({ status: 200 })
    expect(await send('a')).toEqual({ status: 503 })
    expect(keys).toEqual(['key-1', 'key-2'])
  })

  it('is sent again with its key after a network failure, and while the first one is executed', async () => {
    const keys = network(lost, answer(503), answer(200))
    const sent = send('b')
    await jest.advanceTimersByTimeAsync(500)
    expect(keys).toHaveLength(2)
    await jest.advanceTimersByTimeAsync(2_000)
    expect(await sent).toEqual({ status: 200 })
    expect(keys).toEqual(['key-1', 'key-1', 'key-1'])
  })

  it('keeps its key for a minute after the third failure, for the next press', async () => {
    const keys = network(lost, lost, lost, answer(200), answer(200))
    const failed = send('c')
    await jest.advanceTimersByTimeAsync(2_500)
    await expect(failed).rejects.toThrow('Failed to fetch')
    await send('another')
    await send('c')
    expect(keys).toEqual(['key-1', 'key-1', 'key-1', 'key-2', 'key-1'])
  })

  it('has another key after that minute', async () => {
    const keys = network(lost, lost, lost, answer(200))
    const failed = send('d')
    await jest.advanceTimersByTimeAsync(2_500)
    await expect(failed).rejects.toThrow('Failed to fetch')
    await jest.advanceTimersByTimeAsync(60_000)
    await send('d')
    expect(keys.at(-1)).toBe('key-2')
  })
})

describe('a mutation that is sent once', () => {
  it('is that of a visitor', async () => {
    sessionStore.setUser(null)
    const keys = network(lost)
    await expect(send('e')).rejects.toThrow('Failed to fetch')
    expect(keys).toEqual([undefined])
  })

  it('is that of a page without https', async () => {
    Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true })
    const keys = network(lost)
    await expect(send('f')).rejects.toThrow('Failed to fetch')
    expect(keys).toEqual([undefined])
  })
})
