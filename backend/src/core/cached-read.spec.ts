import { cacheRead } from './cached-read'

const HOUR_MS = 3_600_000

test('cached read: concurrent and later callers share one read, until it is forgotten', async () => {
  const read = jest.fn(() => Promise.resolve({}))
  const cached = cacheRead(read, HOUR_MS)
  expect(cached.expiry()).toBeUndefined()
  const [one, other] = await Promise.all([cached.get(), cached.get()])
  expect(other).toBe(one)
  const expiry = cached.expiry()
  expect(await cached.get()).toBe(one)
  expect(cached.expiry()).toBe(expiry)
  expect(read).toHaveBeenCalledTimes(1)
  cached.forget()
  expect(cached.expiry()).toBeUndefined()
  expect(await cached.get()).not.toBe(one)
})

test('cached read: an expired value is read again', async () => {
  const read = jest.fn(() => Promise.resolve(1))
  const cached = cacheRead(read, 0)
  await cached.get()
  await cached.get()
  expect(read).toHaveBeenCalledTimes(2)
})

test('cached read: a failed read is not cached', async () => {
  const read = jest.fn(() => Promise.reject(new Error('away')))
  const cached = cacheRead<number>(read, HOUR_MS)
  await expect(cached.get()).rejects.toThrow('away')
  read.mockResolvedValueOnce(1 as never)
  expect(await cached.get()).toBe(1)
})
