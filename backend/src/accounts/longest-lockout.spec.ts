import { MINUTE_MS } from '../core/durations'
import { PASSWORD, person } from '../../test/factories'
import { startApi } from '../../test/harness'

const api = startApi({ rateLimits: true })

afterEach(() => {
  jest.useRealTimers()
})

/** Fakes the clock and timers of the limits; the network and the database use the real time. */
function startFakeClock(): (minutes: number) => void {
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'],
  })
  return minutes => {
    jest.advanceTimersByTime(minutes * MINUTE_MS)
  }
}

test('account lockout: each is twice the last, an hour at the longest, and never for good (SEC-T1)', async () => {
  const { email } = await person()
  let address = 0
  // From a new address each time, to stay below the address limit.
  const login = (password: string) =>
    fetch(`${api.base}/api/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${String((address += 1))}`,
      },
      body: JSON.stringify({ email, password }),
    })
  const wait = startFakeClock()
  for (const minutes of [15, 30, 60, 60]) {
    for (let failure = 0; failure < 10; failure += 1)
      expect((await login('wrong')).status).toBe(401)
    const locked = await login(PASSWORD)
    expect({ minutes, status: locked.status }).toEqual({ minutes, status: 429 })
    const seconds = Number(locked.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan((minutes - 1) * 60)
    expect(seconds).toBeLessThanOrEqual(minutes * 60)
    wait(minutes - 1)
    expect({ minutes, status: (await login(PASSWORD)).status }).toEqual({ minutes, status: 429 })
    wait(1.1)
  }
  expect((await login(PASSWORD)).status).toBe(200)
})
