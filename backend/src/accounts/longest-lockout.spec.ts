import { MINUTE_MS } from '../core/durations'
import { PASSWORD, person } from '../../test/factories'
import { failLogins } from '../../test/failed-logins'
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
  const login = () => api.visitor.rest('POST', '/auth/login', { email, password: PASSWORD })
  const wait = startFakeClock()
  for (const minutes of [15, 30, 60, 60]) {
    const { codes } = await failLogins(api.visitor, email)
    expect(codes).toEqual(Array(10).fill('UNAUTHENTICATED'))
    const locked = await login()
    expect({ minutes, status: locked.status }).toEqual({ minutes, status: 429 })
    const seconds = Number(locked.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan((minutes - 1) * 60)
    expect(seconds).toBeLessThanOrEqual(minutes * 60)
    wait(minutes - 1)
    expect({ minutes, status: (await login()).status }).toEqual({ minutes, status: 429 })
    wait(1.1)
  }
  expect((await login()).status).toBe(200)
})
