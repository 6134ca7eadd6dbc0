import { act, screen } from '@testing-library/react'
import { serve } from '../../testing/network'
import { renderLive } from '../../testing/renderLive'
import { SpotsLeft } from './SpotsLeft'

let spotsRemaining = 42
const stats = {
  WaitlistStats: () => ({
    data: {
      waitlistStats: {
        __typename: 'WaitlistStats',
        dailySignups: 1,
        spotsRemaining,
        total: 1,
        capacity: 225,
        resetsAt: '2026-11-22T05:00:00.000Z',
      },
    },
  }),
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

describe('the spots left', () => {
  it('shows the day’s whole number until the server has spoken, and when it cannot', async () => {
    serve({})
    await renderLive(<SpotsLeft />, '/waitlist')
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('80 spots left Max capacity 225')
    await pass(1000)
    expect(screen.getByRole('img', { name: '80 of 225 spots left' })).toBeVisible()
  })

  it('asks again every thirty seconds, and no more once the page is left', async () => {
    const asked = serve(stats)
    const { unmount } = await renderLive(<SpotsLeft />, '/waitlist')
    await pass(0)
    expect(screen.getByRole('img', { name: '42 of 225 spots left' })).toBeVisible()
    const before = asked.length
    spotsRemaining = 41
    await pass(29_000)
    expect(asked).toHaveLength(before)
    await pass(1_000)
    expect(asked.length).toBeGreaterThan(before)
    expect(screen.getByRole('img', { name: '41 of 225 spots left' })).toBeVisible()
    unmount()
    const last = asked.length
    await pass(120_000)
    expect(asked).toHaveLength(last)
  })
})
