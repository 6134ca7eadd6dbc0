import { fetchInTime } from './fetchInTime'

beforeEach(() => {
  jest.useFakeTimers()
  // Never answers, and rejects as browsers do when it is stopped.
  globalThis.fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => {
        reject(init.signal?.reason as Error)
      })
    })
})
afterEach(() => {
  jest.useRealTimers()
})

describe('a request without a response', () => {
  it('fails after 30 seconds as without a connection', async () => {
    const failed = jest.fn()
    fetchInTime('/graphql', {}).catch(failed)
    await jest.advanceTimersByTimeAsync(29_999)
    expect(failed).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(failed).toHaveBeenCalledWith(expect.any(TypeError))
  })

  it('stops when nobody waits for it any more', async () => {
    const controller = new AbortController()
    const sent = fetchInTime('/graphql', { signal: controller.signal })
    controller.abort()
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
  })
})

it('stops its timer with the response', async () => {
  const response = Response.error()
  globalThis.fetch = () => Promise.resolve(response)
  await expect(fetchInTime('/graphql', {})).resolves.toBe(response)
  expect(jest.getTimerCount()).toBe(0)
})
